import type { MouseEvent } from 'react'
import { cx } from 'class-variance-authority'
import { buttonVariants } from '@/components/ui/button-variants'
import { DRAWER_ID } from './sidebar-drawer'

/** Lets the browser open the drawer before, or without, our script. Not yet in React's types. */
const OPENS_DRAWER = { command: 'show-modal', commandfor: DRAWER_ID }

const BUTTON = buttonVariants({ variant: 'ghost', size: 'icon' })

type Props = {
  /** Whether the sidebar is open; null where there is none and only the drawer can be. */
  open: boolean | null
  onToggle: () => void
}

export function SidebarToggle({ open, onToggle }: Props) {
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
          title="Sidebar (Ctrl+B)"
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
