import type { MouseEvent } from 'react'
import { FoundTitle } from '@/components/staff/search/found-title'
import type { PaletteGroup, PaletteOption } from '@/lib/portal/palette'
import { toLabel } from '@/lib/text/format'

type Props = {
  id: string
  groups: PaletteGroup[]
  active: PaletteOption | null
  asked: string
  onChoose: (option: PaletteOption, event: MouseEvent) => void
}

const scrollIntoView = (option: HTMLLIElement | null) => option?.scrollIntoView({ block: 'nearest' })

export function PaletteList({ id, groups, active, asked, onChoose }: Props) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Results"
      className="mt-3 max-h-[min(28rem,50dvh)] overflow-y-auto empty:hidden max-sm:max-h-none"
    >
      {groups.map(({ label, options }, at) => (
        <ul key={label} role="group" aria-labelledby={`${id}-group-${at}`} className="pb-2">
          <li
            id={`${id}-group-${at}`}
            role="presentation"
            className="px-3 pt-2 pb-1 text-xs text-muted-foreground"
          >
            {label}
          </li>
          {options.map((option) => (
            <li
              key={option.key}
              id={`${id}-${option.key}`}
              ref={option.key === active?.key ? scrollIntoView : undefined}
              role="option"
              aria-selected={option.key === active?.key}
              // Keeps the focus in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={(event) => onChoose(option, event)}
              className="flex cursor-pointer items-baseline justify-between gap-4 rounded-md px-3 py-2 hover:bg-secondary aria-selected:bg-accent"
            >
              <span className="min-w-0">
                <span className="block wrap-anywhere">
                  <FoundTitle title={option.title} asked={option.isAfterRecords ? '' : asked} />
                </span>
                {option.record && option.context && (
                  <span className="block truncate text-sm text-muted-foreground">
                    <FoundTitle title={option.context} asked={asked} />
                  </span>
                )}
              </span>
              <span className="shrink-0 text-sm text-muted-foreground">
                {option.record ? option.status && toLabel(option.status) : option.context}
              </span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}
