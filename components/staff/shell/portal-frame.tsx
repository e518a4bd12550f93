'use client'

import { cx } from 'class-variance-authority'
import dynamic from 'next/dynamic'
import { usePathname } from 'next/navigation'
import { type ReactNode, useRef, useState } from 'react'
import { Logo } from '@/components/site/brand'
import { LeaveDialog } from '@/components/staff/leave-guard/leave-dialog'
import { StaffLink } from '@/components/staff/staff-link'
import { areaOf } from '@/lib/auth/roles'
import { site } from '@/lib/content/site'
import { paths } from '@/lib/paths'
import type { NavigationArea } from '@/lib/portal/navigation'
import { setPreferenceCookie, SIDEBAR_COOKIE, SIDEBAR_COOKIE_AGE } from '@/lib/portal/preferences'
import { AreaLinks, AreaNav } from './area-navigation'
import { Breadcrumbs } from './breadcrumbs'
import { CommandPalette } from './command-palette'
import { KeyHelpButton } from './key-help-button'
import { PhoneBar } from './phone-bar'
import { RecentLinks } from './recent-links'
import { TrailProvider } from './record-crumb'
import { WIDE_SCREEN, SidebarDrawer, SidebarToggle } from './sidebar'
import { useQuestionMark, useShortcut } from './use-shortcut'

/** Loaded when somebody asks. */
const KeyList = dynamic(() => import('./key-list').then((list) => list.KeyList), { ssr: false })

type PortalFrameProps = {
  areas: NavigationArea[]
  /** Empty while somebody looks through the eyes of another, whose list stays as it is. */
  personId: string
  sidebarOpen: boolean
  inbox: ReactNode
  account: ReactNode
  children: ReactNode
}

export function PortalFrame({ areas, personId, sidebarOpen, inbox, account, children }: PortalFrameProps) {
  const drawer = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(sidebarOpen)
  const [showsKeys, setShowsKeys] = useState(false)
  const area = useSidebarArea(areas)
  const [own] = areas
  const hasMenu = area !== null || areas.length > 1

  const toggle = () => {
    if (!matchMedia(WIDE_SCREEN).matches) {
      if (drawer.current?.open) drawer.current.close()
      else drawer.current?.showModal()
    } else if (area) {
      setIsOpen(!isOpen)
      setPreferenceCookie(SIDEBAR_COOKIE, isOpen ? 'closed' : 'open', SIDEBAR_COOKIE_AGE)
    }
  }
  useShortcut('b', toggle)
  useQuestionMark(() => setShowsKeys(true))

  return (
    <>
      <PortalHeader
        areas={areas}
        personId={personId}
        sidebar={hasMenu ? { open: area && isOpen, onToggle: toggle } : null}
        inbox={inbox}
        account={account}
      />
      {hasMenu && <SidebarDrawer drawer={drawer} areas={areas} area={area} />}
      <div className="flex">
        {area && (
          <aside
            className={cx(
              'sticky top-14 hidden h-[calc(100dvh-3.5rem-var(--bottom-bar,0px))] shrink-0 overflow-y-auto border-r lg:block print:hidden',
              isOpen ? 'w-60 p-4' : 'w-15 p-2 pt-4',
            )}
          >
            <AreaLinks area={area} isNarrow={!isOpen} />
            <RecentLinks personId={personId} isShown={isOpen} />
            <KeyHelpButton isNarrow={!isOpen} onOpen={() => setShowsKeys(true)} />
          </aside>
        )}
        <div className="group/page min-w-0 grow">
          <TrailProvider>
            <Breadcrumbs areas={areas} />
            {children}
          </TrailProvider>
        </div>
      </div>
      {own && <PhoneBar area={own} />}
      <LeaveDialog personId={personId} />
      {showsKeys && <KeyList onClose={() => setShowsKeys(false)} />}
    </>
  )
}

type PortalHeaderProps = {
  areas: NavigationArea[]
  personId: string
  /** Null when there is nothing to navigate. */
  sidebar: { open: boolean | null; onToggle: () => void } | null
  inbox: ReactNode
  account: ReactNode
}

function PortalHeader({ areas, personId, sidebar, inbox, account }: PortalHeaderProps) {
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b bg-card px-2 max-[19em]:h-auto max-[19em]:min-h-14 max-[19em]:flex-wrap sm:gap-3 sm:px-5 print:hidden">
      {sidebar && <SidebarToggle {...sidebar} />}
      <StaffLink href={paths.home()} aria-label={`${site.name} home`} className="flex shrink-0">
        <Logo />
      </StaffLink>
      <AreaNav areas={areas} className="ml-3 hidden items-center border-l pl-3 lg:flex" />
      <div className="ml-auto flex items-center gap-1 sm:gap-2">
        <CommandPalette areas={areas} personId={personId} />
        {inbox}
        {account}
      </div>
    </header>
  )
}

/** The settings of some roles are in no area: their own stays beside them. */
function useSidebarArea(areas: NavigationArea[]): NavigationArea | null {
  const named = areaOf(usePathname())
  return (named ? areas.find(({ area }) => area === named) : areas[0]) ?? null
}
