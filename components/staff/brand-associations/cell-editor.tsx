import { useId, useState, type KeyboardEvent } from 'react'
import { useLeaveGuard } from '@/components/staff/leave-guard/use-leave-guard'
import { fieldLook } from '@/components/ui/input'
import type { BrandOption } from '@/lib/owl/brand-roles'

type Props = {
  /** As in 'LK-101, fuel'. */
  label: string
  /** The cell. */
  anchor: () => HTMLElement | null
  /** Offered at once. */
  offered: readonly BrandOption[]
  /** Found where no offered one fits. */
  all: readonly BrandOption[]
  carried: readonly string[]
  isMany: boolean
  typed: string
  onCommit: (brands: string[], next: 'down' | 'right') => void
  onCancel: () => void
}

const UNSAVED = { text: 'The open cell is not saved.' }

const WIDTH = 288
const MARGIN = 8

/** In the top layer, so that the frame of the matrix does not cut it off. */
function place(element: HTMLElement, anchor: HTMLElement | null) {
  element.showPopover()
  const box = anchor?.getBoundingClientRect()
  if (!box) return
  const { height } = element.getBoundingClientRect()
  const isBelow = box.top + height + MARGIN <= window.innerHeight
  element.style.left = `${Math.max(MARGIN, Math.min(box.left, window.innerWidth - WIDTH - MARGIN))}px`
  element.style.top = `${isBelow ? box.top : Math.max(MARGIN, box.bottom - height)}px`
}

function matching(offered: readonly BrandOption[], all: readonly BrandOption[], text: string) {
  const words = text.trim().toLowerCase()
  const find = (brands: readonly BrandOption[]) =>
    brands.filter(({ name }) => name.toLowerCase().includes(words))
  const found = find(offered)
  return found.length > 0 || words === '' ? found : find(all)
}

/** A combobox over a cell. */
export function CellEditor({
  label,
  anchor,
  offered,
  all,
  carried,
  isMany,
  typed,
  onCommit,
  onCancel,
}: Props) {
  const id = useId()
  const [text, setText] = useState(typed)
  const [kept, setKept] = useState(carried)
  const [active, setActive] = useState(typed ? 0 : -1)
  const options = matching(offered, all, text)
  useLeaveGuard(text.trim() !== '' || kept.join() !== carried.join(), UNSAVED)
  const current = options[active]

  const withBrand = (brand: string) => (isMany ? [...new Set([...kept, brand])] : [brand])

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1
      setActive((active + step + options.length) % Math.max(1, options.length))
    } else if (key === 'Enter' || key === 'Tab') {
      if (text !== '' && !current) return key === 'Enter' ? event.preventDefault() : undefined
      onCommit(current ? withBrand(current.id) : [...kept], key === 'Enter' ? 'down' : 'right')
    } else if (key === 'Escape') {
      onCancel()
    } else if (isMany && key === ',' && current) {
      setKept(withBrand(current.id))
      setText('')
      setActive(-1)
    } else if (isMany && key === 'Backspace' && text === '') {
      setKept(kept.slice(0, -1))
    } else {
      return
    }
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      popover="manual"
      ref={(element) => {
        if (element && !element.matches(':popover-open')) place(element, anchor())
      }}
      className="fixed m-0 grid w-72 gap-2 rounded-md border bg-popover p-2 text-popover-foreground shadow-lg"
    >
      <label htmlFor={id} className="text-sm font-medium [overflow-wrap:anywhere]">
        {label}
      </label>
      {isMany && kept.length > 0 && (
        <ul className="flex flex-wrap gap-1">
          {kept.map((brand) => (
            <li key={brand}>
              <button
                type="button"
                onClick={() => setKept(kept.filter((other) => other !== brand))}
                className="rounded-sm bg-secondary px-2 py-1 text-sm"
              >
                {all.find((option) => option.id === brand)?.name} <span aria-hidden="true">×</span>
                <span className="sr-only"> take away</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        // The person has just asked for this field.
        ref={(element) => element?.focus()}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={current && `${id}-${current.id}`}
        autoComplete="off"
        value={text}
        maxLength={100}
        onChange={({ currentTarget: { value } }) => {
          setText(value)
          setActive(value ? 0 : -1)
        }}
        onKeyDown={handleKey}
        className={`${fieldLook} h-10`}
      />
      <ul id={`${id}-list`} role="listbox" aria-label="Brands" className="max-h-52 overflow-y-auto">
        {options.map((option, index) => (
          <li
            key={option.id}
            id={`${id}-${option.id}`}
            role="option"
            aria-selected={index === active}
            ref={index === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onCommit(withBrand(option.id), 'down')}
            className="cursor-pointer rounded-sm px-2 py-2 text-sm aria-selected:bg-secondary"
          >
            {option.name}
            {kept.includes(option.id) && <span className="text-muted-foreground"> · carried</span>}
          </li>
        ))}
      </ul>
      {options.length === 0 && <p className="px-2 text-sm text-muted-foreground">No brand has this name.</p>}
      <div className="flex gap-3 text-sm">
        {isMany && (
          <button
            type="button"
            onClick={() => onCommit([...kept], 'down')}
            className="underline underline-offset-4"
          >
            Save
          </button>
        )}
        {carried.length > 0 && (
          <button type="button" onClick={() => onCommit([], 'down')} className="underline underline-offset-4">
            No brand
          </button>
        )}
        <button type="button" onClick={onCancel} className="underline underline-offset-4">
          Cancel
        </button>
      </div>
    </div>
  )
}
