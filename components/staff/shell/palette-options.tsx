import type { PaletteEntry } from '@/lib/portal/palette'

type Props = {
  id: string
  options: PaletteEntry[]
  active: number
  onChoose: (entry: PaletteEntry) => void
}

const intoView = (option: HTMLLIElement | null) => option?.scrollIntoView({ block: 'nearest' })

export function PaletteOptions({ id, options, active, onChoose }: Props) {
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
          ref={index === active ? intoView : undefined}
          role="option"
          aria-selected={index === active}
          // The focus stays in the field.
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
