import { useRef } from 'react'
import { CloseIcon } from '@/components/ui/close-icon'

type Props = {
  label: string
  names: readonly string[]
  onRemove: (name: string) => void
  onEmpty: () => void
}

/** After a removal the focus moves to the next name, or to the search after the last. */
export function GearChips({ label, names, onRemove, onEmpty }: Props) {
  const list = useRef<HTMLUListElement>(null)

  function remove(name: string, at: number) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[at + 1] ?? buttons[at - 1]
    if (next) next.focus()
    else onEmpty()
    onRemove(name)
  }

  if (names.length === 0) return null
  return (
    <ul ref={list} aria-label={label} className="flex flex-wrap gap-2">
      {names.map((name, at) => (
        <li key={name} className="flex max-w-full items-center rounded-sm bg-secondary pl-3 text-sm">
          <span className="min-w-0 py-1 [overflow-wrap:anywhere]">{name}</span>
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={() => remove(name, at)}
            className="grid size-9 shrink-0 place-items-center text-muted-foreground hover:text-foreground [&_svg]:size-4"
          >
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  )
}
