'use client'

import { useRef, useState, type ReactNode } from 'react'
import type { NavigationArea } from '@/lib/portal/navigation'
import { SIDEBAR_COOKIE, SIDEBAR_COOKIE_AGE } from '@/lib/portal/preferences'
import { AreaLinks } from './area-links'
import { Breadcrumbs } from './breadcrumbs'
import { PortalHeader } from './portal-header'
import { remember } from './remember'
import { BESIDE_PAGE, SidebarDrawer } from './sidebar-drawer'
import { useShortcut } from './use-shortcut'
import { useSidebarArea } from './use-sidebar-area'

type Props = {
  areas: NavigationArea[]
  sidebarOpen: boolean
  /** The account menu. */
  account: ReactNode
  children: ReactNode
}

export function PortalFrame({ areas, sidebarOpen, account, children }: Props) {
  const drawer = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(sidebarOpen)
  const area = useSidebarArea(areas)
  const hasMenu = area !== null || areas.length > 1

  const toggle = () => {
    if (!matchMedia(BESIDE_PAGE).matches) {
      if (drawer.current?.open) drawer.current.close()
      else drawer.current?.showModal()
    } else if (area) {
      setIsOpen(!isOpen)
      remember(SIDEBAR_COOKIE, isOpen ? 'closed' : 'open', SIDEBAR_COOKIE_AGE)
    }
  }
  useShortcut('b', toggle)

  return (
    <>
      <PortalHeader
        areas={areas}
        sidebar={hasMenu ? { open: area && isOpen, onToggle: toggle } : null}
        account={account}
      />
      {hasMenu && <SidebarDrawer drawer={drawer} areas={areas} area={area} />}
      <div className="flex">
        {area && isOpen && (
          <aside className="sticky top-14 hidden h-[calc(100dvh-3.5rem-var(--bottom-bar,0px))] w-60 shrink-0 overflow-y-auto border-r p-4 lg:block">
            <AreaLinks area={area} />
          </aside>
        )}
        <div className="min-w-0 grow">
          <Breadcrumbs areas={areas} />
          {children}
        </div>
      </div>
    </>
  )
}
