import { cx } from 'class-variance-authority'
import type { Suggestion } from '@/components/map/types'

type Props<Found> = {
  id: string
  suggestions: readonly Suggestion<Found>[]
  active: number
  onChoose: (suggestion: Suggestion<Found>) => void
}

export function Suggestions<Found>({ id, suggestions, active, onChoose }: Props<Found>) {
  return (
    <ul
      id={`${id}-list`}
      role="listbox"
      aria-label="Places"
      // Keeps the focus in the input and the phone's keyboard open.
      onPointerDown={(event) => event.preventDefault()}
      className="mt-1 max-h-80 overflow-y-auto overscroll-contain border bg-popover py-1 shadow-lg shadow-background/60"
    >
      {suggestions.map((suggestion, at) => (
        <li
          key={suggestion.id}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          onClick={() => onChoose(suggestion)}
          className={cx(
            'flex min-h-11 cursor-pointer items-center px-3.5 py-2 hover:bg-accent',
            at === active && 'bg-accent outline-2 -outline-offset-2 outline-ring',
          )}
        >
          {suggestion.label}
        </li>
      ))}
    </ul>
  )
}
