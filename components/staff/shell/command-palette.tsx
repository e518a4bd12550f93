'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useId, useState } from 'react'
import { useShortcutLabel } from '@/components/hooks/use-shortcut-label'
import { buttonVariants } from '@/components/ui/button-variants'
import { Input } from '@/components/ui/input'
import { Modal } from '@/components/ui/modal'
import type { NavigationArea } from '@/lib/portal/navigation'
import { paletteEntries, type PaletteEntry, searchPalette } from '@/lib/portal/palette'
import { useShortcut } from './use-shortcut'

export function CommandPalette({ areas }: { areas: NavigationArea[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const shortcutLabel = useShortcutLabel()
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
          {shortcutLabel('Mod K')}
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

/** ARIA combobox pattern: the focus stays in the field, arrow keys move the active option. */
function PaletteDialog({ entries, onClose }: { entries: PaletteEntry[]; onClose: () => void }) {
  const id = useId()
  const router = useRouter()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const options = searchPalette(entries, text)
  const activeOption = options[active]

  const open = ({ href }: PaletteEntry) => {
    onClose()
    router.push(href)
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = options.length - 1
    const target = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      PageDown: Math.min(active + 5, last),
      PageUp: Math.max(active - 5, 0),
    }[event.key]
    if (event.key === 'Enter' && activeOption) open(activeOption)
    else if (target !== undefined && activeOption) setActive(target)
    else return
    event.preventDefault()
  }

  return (
    <Modal labelledBy={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`} className="type-heading">
        Go to page
      </h2>
      <Input
        role="combobox"
        aria-labelledby={`${id}-title`}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={activeOption && `${id}-list-${active}`}
        autoComplete="off"
        placeholder="Name of a page or an area"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
        className="mt-4"
      />
      <PaletteOptions id={`${id}-list`} options={options} active={active} onChoose={open} />
      <p role="status" className={options.length > 0 ? 'sr-only' : 'mt-4 text-muted-foreground'}>
        {options.length > 0 ? `${options.length} pages` : 'No page has this name.'}
      </p>
    </Modal>
  )
}

type Props = {
  id: string
  options: PaletteEntry[]
  active: number
  onChoose: (entry: PaletteEntry) => void
}

const scrollIntoView = (option: HTMLLIElement | null) => option?.scrollIntoView({ block: 'nearest' })

function PaletteOptions({ id, options, active, onChoose }: Props) {
  return (
    <ul
      id={id}
      role="listbox"
      aria-label="Pages"
      className="mt-3 max-h-[min(24rem,45dvh)] overflow-y-auto empty:hidden"
    >
      {options.map((entry, index) => (
        <li
          key={entry.href}
          id={`${id}-${index}`}
          ref={index === active ? scrollIntoView : undefined}
          role="option"
          aria-selected={index === active}
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(entry)}
          className="flex cursor-pointer items-baseline justify-between gap-4 rounded-md px-3 py-2.5 hover:bg-secondary aria-selected:bg-accent"
        >
          <span className="min-w-0">{entry.title}</span>
          <span className="shrink-0 text-sm text-muted-foreground">{entry.area}</span>
        </li>
      ))}
    </ul>
  )
}
