'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useShortcutLabel } from '@/components/hooks/use-shortcut-label'
import { buttonVariants } from '@/components/ui/button-variants'
import { paths } from '@/lib/paths'
import type { NavigationArea } from '@/lib/portal/navigation'
import { useShortcut } from './use-shortcut'

const loadDialog = () => import('./palette-dialog').then((dialog) => dialog.PaletteDialog)
/** Loaded when it is needed, so that no page of the portal waits for it. */
const PaletteDialog = dynamic(loadDialog, { ssr: false })
const loadEarly = () => void loadDialog().catch(() => undefined)

const look = buttonVariants({ variant: 'outline', size: 'sm', className: 'text-muted-foreground' })

type Props = { areas: NavigationArea[]; personId: string }

/** A link to the page of results, which opens the palette where scripts run. */
export function CommandPalette({ areas, personId }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const shortcutLabel = useShortcutLabel()
  useShortcut('k', () => setIsOpen(!isOpen))
  const [own] = areas
  if (!own) return null
  const searchPage = paths.screen(own.area, 'search')
  return (
    <>
      <a
        href={searchPage}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={loadEarly}
        onFocus={loadEarly}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          setIsOpen(true)
        }}
        className={look}
      >
        <SearchIcon />
        <span className="sr-only sm:not-sr-only">Find anything</span>
        <kbd aria-hidden="true" className="hidden font-sans text-xs md:inline">
          {shortcutLabel('Mod K')}
        </kbd>
      </a>
      {isOpen && (
        <PaletteDialog
          areas={areas}
          searchPage={searchPage}
          personId={personId}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

const SearchIcon = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75">
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </svg>
)
