import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { layoutOf, type ListLayout, type ListQuery, type ListSpec } from '@/lib/list/query'
import { RowShortcuts } from './list-rows'

/** Of the picture of a card. */
export const CARD_SIZES = '(min-width: 1536px) 300px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 92vw'

export type ListCard = {
  id: string
  href: string
  title: string
  /** Fills a frame of 16:9. */
  picture: ReactNode
  /** Below the title. */
  facts: ReactNode
}

type ListGridProps = {
  label: string
  cards: ListCard[]
  /** Adds checkboxes named `id` to the form around the grid. */
  canSelect: boolean
}

export const ListGrid = ({ label, cards, canSelect }: ListGridProps) => (
  <RowShortcuts label={label}>
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
      {cards.map(({ id, href, title, picture, facts }) => (
        <li
          key={id}
          data-item
          className="relative grid grid-rows-[auto_1fr] rounded-md border bg-card hover:border-foreground/40 has-[:checked]:border-primary has-[:checked]:bg-accent/60"
        >
          <div className="relative aspect-video overflow-hidden rounded-t-md bg-muted">{picture}</div>
          <div className="grid min-w-0 content-start gap-2 p-3">
            <StaffLink
              href={href}
              data-row
              className="font-medium [overflow-wrap:anywhere] underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              <span className="line-clamp-2">{title}</span>
            </StaffLink>
            {facts}
          </div>
          {canSelect && (
            <label className="absolute top-2 left-2 z-1 grid size-11 place-items-center rounded-md bg-background/85">
              <input
                type="checkbox"
                name="id"
                value={id}
                aria-label={`Select ${title}`}
                className="size-6 accent-primary"
              />
            </label>
          )}
        </li>
      ))}
    </ul>
  </RowShortcuts>
)

const LABELS: Record<ListLayout, string> = { grid: 'Grid', table: 'Table', map: 'Map' }

type LayoutSwitchProps<Column extends string, Filter extends string> = {
  spec: ListSpec<Column, Filter>
  query: ListQuery<Column, Filter>
  hrefOf: (query: ListQuery<Column, Filter>) => string
}

/** Nothing for a list with one layout. */
export function LayoutSwitch<Column extends string, Filter extends string>({
  spec,
  query,
  hrefOf,
}: LayoutSwitchProps<Column, Filter>) {
  const { layouts = [] } = spec
  if (layouts.length < 2) return null
  return (
    <nav aria-label={`Layout of ${spec.nouns[1]}`} className="flex w-fit gap-1 rounded-md border p-1 text-sm">
      {layouts.map((layout) => {
        const isCurrent = layout === layoutOf(spec, query)
        return (
          <StaffLink
            key={layout}
            href={hrefOf({ ...query, layout: layout === layouts[0] ? undefined : layout })}
            scroll={false}
            aria-current={isCurrent ? 'page' : undefined}
            className={cx(
              'rounded-sm px-3 py-1 font-medium',
              isCurrent ? 'bg-secondary' : 'text-muted-foreground hover:text-foreground',
            )}
          >
            {LABELS[layout]}
          </StaffLink>
        )
      })}
    </nav>
  )
}
