'use client'

import { useState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { NavigationArea } from '@/lib/portal/navigation'
import { paletteEntries } from '@/lib/portal/palette'
import { PaletteDialog } from './palette-dialog'
import { useShortcut } from './use-shortcut'

/** Leads to any page one may open by a few letters of its name. */
export function CommandPalette({ areas }: { areas: NavigationArea[] }) {
  const [isOpen, setIsOpen] = useState(false)
  useShortcut('k', () => setIsOpen(!isOpen))
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'text-muted-foreground' })}
      >
        <SearchIcon />
        <span className="sr-only sm:not-sr-only">Go to page</span>
        <kbd aria-hidden="true" className="hidden font-sans text-xs md:inline">
          Ctrl K
        </kbd>
      </button>
      {isOpen && <PaletteDialog entries={paletteEntries(areas)} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const SearchIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75">
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </svg>
)
