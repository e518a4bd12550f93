'use client'

import { cx } from 'class-variance-authority'
import { usePathname } from 'next/navigation'
import { type MouseEvent, type RefObject, useEffect } from 'react'
import { useShortcutLabel } from '@/components/hooks/use-shortcut-label'
import { buttonVariants } from '@/components/ui/button-variants'
import { CloseIcon } from '@/components/ui/close-icon'
import type { NavigationArea } from '@/lib/portal/navigation'
import { AreaLinks, AreaNav } from './area-navigation'

const DRAWER_ID = 'portal-menu'

/** From this width the sidebar is beside the page. */
export const WIDE_SCREEN = '(min-width: 64rem)'

type SidebarDrawerProps = {
  drawer: RefObject<HTMLDialogElement | null>
  areas: NavigationArea[]
  area: NavigationArea | null
}

export function SidebarDrawer({ drawer, areas, area }: SidebarDrawerProps) {
  const pathname = usePathname()

  useEffect(() => {
    const element = drawer.current
    const close = () => element?.close()
    const wide = matchMedia(WIDE_SCREEN)
    wide.addEventListener('change', close)
    return () => {
      wide.removeEventListener('change', close)
      close()
    }
  }, [drawer, pathname])

  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) drawer.current?.close()
  }

  return (
    <dialog
      ref={drawer}
      id={DRAWER_ID}
      aria-label="Menu"
      // The browser can open it before hydration, which sets an attribute.
      suppressHydrationWarning
      onClick={closeOnBackdrop}
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

/** Opens the drawer without JavaScript. React's types do not know these attributes yet. */
const OPENS_DRAWER = { command: 'show-modal', commandfor: DRAWER_ID }

const BUTTON = buttonVariants({ variant: 'ghost', size: 'icon' })

type SidebarToggleProps = {
  /** Null without a sidebar, where the button only opens the drawer. */
  open: boolean | null
  onToggle: () => void
}

export function SidebarToggle({ open, onToggle }: SidebarToggleProps) {
  const shortcutLabel = useShortcutLabel()
  const showDrawer = (event: MouseEvent) => {
    event.preventDefault()
    onToggle()
  }
  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={showDrawer}
        className={cx(BUTTON, '-ml-2 lg:hidden')}
        {...OPENS_DRAWER}
      >
        <SidebarIcon />
      </button>
      {open !== null && (
        <button
          type="button"
          aria-label="Sidebar"
          aria-expanded={open}
          aria-keyshortcuts="Control+B Meta+B"
          title={`Sidebar (${shortcutLabel('Mod B')})`}
          onClick={onToggle}
          className={cx(BUTTON, '-ml-2 max-lg:hidden')}
        >
          <SidebarIcon />
        </button>
      )}
    </>
  )
}

const SidebarIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75">
    <rect x="3" y="4.5" width="18" height="15" rx="2" />
    <path d="M9 4.5v15" />
  </svg>
)
