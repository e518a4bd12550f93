import { cx } from 'class-variance-authority'
import { useEffect, useRef } from 'react'
import type { GearKind } from '@/lib/leads/gear'
import type { GearOption } from './use-gear-picker'

type Props = {
  id: string
  kind: GearKind
  label: string
  options: readonly GearOption[]
  active: number
  onChoose: (option: GearOption) => void
}

export function GearOptions({ id, kind, label, options, active, onChoose }: Props) {
  const current = useRef<HTMLLIElement>(null)

  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    void current.current?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <ul
      id={id}
      role="listbox"
      aria-label={label}
      // Keeps the focus in the text field, and with it the keyboard of a phone.
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto overscroll-contain border bg-popover py-1 shadow-lg shadow-background/60"
    >
      {options.map((option, at) => (
        <li
          key={`${option.isNew} ${option.name}`}
          ref={at === active ? current : undefined}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          onClick={() => onChoose(option)}
          className={cx(
            'flex min-h-11 cursor-pointer items-center px-3.5 py-2 [overflow-wrap:anywhere] hover:bg-accent',
            option.isNew && 'text-muted-foreground',
            at === active && 'bg-accent outline-2 -outline-offset-2 outline-ring',
          )}
        >
          {option.isNew ? `Press Enter to add "${option.name}" as a new ${kind}` : option.name}
        </li>
      ))}
    </ul>
  )
}
