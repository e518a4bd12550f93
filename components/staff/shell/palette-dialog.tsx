'use client'

import { useRouter } from 'next/navigation'
import { useId, useState, type KeyboardEvent } from 'react'
import { Input } from '@/components/ui/input'
import { Modal } from '@/components/ui/modal'
import { searchPalette, type PaletteEntry } from '@/lib/portal/palette'
import { PaletteOptions } from './palette-options'

/** A combobox as the ARIA practices have it: the focus stays in the field, the arrows move through the list. */
export function PaletteDialog({ entries, onClose }: { entries: PaletteEntry[]; onClose: () => void }) {
  const id = useId()
  const router = useRouter()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const options = searchPalette(entries, text)
  const chosen = options[active]

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
    if (event.key === 'Enter' && chosen) open(chosen)
    else if (target !== undefined && chosen) setActive(target)
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
        aria-activedescendant={chosen && `${id}-list-${active}`}
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
