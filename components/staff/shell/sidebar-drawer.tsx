'use client'

import { usePathname } from 'next/navigation'
import { useEffect, type MouseEvent, type RefObject } from 'react'
import { CloseIcon } from '@/components/ui/close-icon'
import type { NavigationArea } from '@/lib/portal/navigation'
import { AreaLinks } from './area-links'
import { AreaNav } from './area-nav'

export const DRAWER_ID = 'portal-menu'

/** The narrowest screen on which the sidebar stands beside the page. */
export const BESIDE_PAGE = '(min-width: 64rem)'

type Props = {
  drawer: RefObject<HTMLDialogElement | null>
  areas: NavigationArea[]
  area: NavigationArea | null
}

/** The navigation of narrow screens. */
export function SidebarDrawer({ drawer, areas, area }: Props) {
  const pathname = usePathname()

  useEffect(() => {
    const element = drawer.current
    const close = () => element?.close()
    const wide = matchMedia(BESIDE_PAGE)
    wide.addEventListener('change', close)
    return () => {
      wide.removeEventListener('change', close)
      close()
    }
  }, [drawer, pathname])

  const closeAround = (event: MouseEvent) => {
    if (event.target === event.currentTarget) drawer.current?.close()
  }

  return (
    <dialog
      ref={drawer}
      id={DRAWER_ID}
      aria-label="Menu"
      // Opened by the browser before hydration, it carries an attribute that the server did not send.
      suppressHydrationWarning
      onClick={closeAround}
      className="m-0 h-dvh max-h-none w-72 max-w-[85vw] overflow-y-auto border-r bg-popover text-popover-foreground backdrop:bg-black/60 open:animate-in open:duration-150 open:slide-in-from-left"
    >
      <div className="grid gap-6 p-4">
        <form method="dialog" className="flex items-center justify-between pl-3">
          <span className="type-heading">Menu</span>
          <button
            aria-label="Close menu"
            className="grid size-11 place-items-center rounded-md hover:bg-secondary"
          >
            <CloseIcon />
          </button>
        </form>
        {area && <AreaLinks area={area} />}
        <AreaNav areas={areas} className="grid gap-0.5 border-t pt-4" />
      </div>
    </dialog>
  )
}
