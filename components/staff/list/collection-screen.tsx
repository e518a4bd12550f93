import { ScreenHeading } from '@/components/staff/headings'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import {
  type FilterOption,
  listFilters,
  type ListQuery,
  type ListSpec,
  optionsFromLabels,
} from '@/lib/list/query'
import { collectionPaths } from '@/lib/portal/collection-paths'
import { type Screen, screenHref } from '@/lib/portal/screens'
import { cellsOf, type ListColumns } from './list-columns'
import { ListScreen } from './list-screen'
import type { SavedViewActions } from './saved-views'

type CollectionScreenProps<Column extends string, Filter extends string, Row> = {
  screen: Screen
  spec: ListSpec<Column, Filter>
  query: ListQuery<Column, Filter>
  page: ListPage<Row>
  columns: ListColumns<Column, Row>
  /** Of filters whose values the spec does not know. */
  options?: Partial<Record<Filter, FilterOption[]>>
  views: SavedView[]
  viewActions: SavedViewActions
  importHref: string
}

/** The list of a collection whose rows have a name. */
export function CollectionScreen<
  Column extends string,
  Filter extends string,
  Row extends { id: string; name: string },
>({ screen, columns, options, importHref, ...list }: CollectionScreenProps<Column, Filter, Row>) {
  const { nouns, filters } = list.spec
  const addresses = collectionPaths(screenHref(screen))
  const known = listFilters(list.spec).flatMap((name) => {
    const { choices } = filters[name]
    return choices ? [[name, optionsFromLabels(choices)] as const] : []
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <ScreenHeading title={screen.title} description={screen.description} />
        <div className="flex flex-wrap items-center gap-3">
          <StaffLink href={importHref} className={buttonVariants({ variant: 'outline' })}>
            Import
          </StaffLink>
          <StaffLink href={addresses.new} className={buttonVariants()}>
            New {nouns[0]}
          </StaffLink>
        </div>
      </div>
      <ListScreen
        {...list}
        toRow={(row) => ({
          id: row.id,
          href: addresses.record(row.id),
          title: row.name,
          cells: cellsOf(columns, row),
        })}
        hrefOf={addresses.list}
        exportHref={addresses.export}
        options={{ ...(Object.fromEntries(known) as Partial<Record<Filter, FilterOption[]>>), ...options }}
        bulk={null}
      />
    </div>
  )
}
