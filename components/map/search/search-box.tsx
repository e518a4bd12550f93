import { cx } from 'class-variance-authority'
import { useId, type KeyboardEvent } from 'react'
import type { FindPlaces, NamedPoint } from '@/components/map/types'
import { fieldLook } from '@/components/ui/input'
import { searchMessage } from './search-message'
import { Suggestions } from './suggestions'
import { useSearch } from './use-search'

type Props = {
  placeholder: string
  /** Null while the search works. */
  failure: string | null
  find: FindPlaces
  onNear: () => void
  onChoose: (place: NamedPoint) => void
}

const PLACE = 'absolute inset-x-4 top-4 z-10 sm:right-auto sm:w-96 noscript:hidden'

/** ARIA combobox: focus stays in the input. */
export function SearchBox({ placeholder, failure, find, onNear, onChoose }: Props) {
  const id = useId()
  const { state, send, choose, submit } = useSearch(find, onChoose)
  const { suggestions, active } = state
  const open = suggestions.length > 0
  const message = searchMessage(state)

  if (failure) return <SearchFailure className={PLACE} message={failure} />

  const onKeyDown = (event: KeyboardEvent) => {
    if (open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      send({ type: 'moved', by: event.key === 'ArrowDown' ? 1 : -1 })
    } else if (event.key === 'Escape' && (open || state.text)) {
      // The first Escape closes the list, the second clears the input; a dialog around stays open.
      event.preventDefault()
      send(open || message.seen ? { type: 'closed' } : { type: 'typed', text: '' })
    }
  }

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) send({ type: 'closed' })
      }}
      className={PLACE}
    >
      <label htmlFor={id} className="sr-only">
        Find videographers near a place
      </label>
      <input
        id={id}
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        placeholder={placeholder}
        value={state.text}
        onChange={(event) => send({ type: 'typed', text: event.target.value })}
        onKeyDown={onKeyDown}
        onFocus={onNear}
        onPointerEnter={onNear}
        className={cx(fieldLook, 'h-12 shadow-lg shadow-background/60')}
      />
      {open && (
        <Suggestions id={id} suggestions={suggestions} active={active} onChoose={(one) => void choose(one)} />
      )}
      <p role="status" className={message.seen ? 'border border-t-0 bg-popover px-3.5 py-3' : 'sr-only'}>
        {message.text}
      </p>
    </form>
  )
}

function SearchFailure({ message, className }: { message: string; className: string }) {
  return (
    <p
      className={cx(
        'z-30 flex min-h-12 items-center gap-3 border border-destructive bg-card px-3.5',
        className,
      )}
    >
      <span className="bg-destructive px-1.5 type-slate text-destructive-foreground">Error</span>
      {message}
    </p>
  )
}
