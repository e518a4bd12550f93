import { ScreenHeading } from '@/components/staff/headings'
import { FilterForm, FilterSelect } from '@/components/staff/list/filter-form'
import { ListPager } from '@/components/staff/list/list-pager'
import { RowShortcuts } from '@/components/staff/list/list-rows'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook } from '@/components/ui/input'
import type { ActFilters } from '@/lib/audit/act-filters'
import { type Act, describeAct, recordNouns } from '@/lib/audit/acts'
import type { Area } from '@/lib/auth/roles'
import type { listActs } from '@/lib/data/history/acts'
import { optionsFromRecords } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { capitalized } from '@/lib/text/format'

type Props = {
  area: Area
  description?: string
  filters: ActFilters
  page: number
  list: Awaited<ReturnType<typeof listActs>>
}

export function Changes({ area, description, filters, page, list }: Props) {
  const isNarrowed = Object.values(filters).some(Boolean)
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6">
      <ScreenHeading title="Changes" description={description} />
      <Filters area={area} filters={filters} isNarrowed={isNarrowed} list={list} />
      {list.acts.length > 0 ? (
        <RowShortcuts label="changes" className="rounded-md border bg-card">
          <ol aria-label="Changes, newest first" className="divide-y">
            {list.acts.map((act) => (
              <ActRow key={act.id} area={area} act={act} />
            ))}
          </ol>
        </RowShortcuts>
      ) : (
        <p role="status" className="rounded-md border bg-card px-4 py-12 text-center text-muted-foreground">
          {isNarrowed
            ? 'Nothing matches. Try another person or more days.'
            : 'No changes yet that you can see.'}
        </p>
      )}
      <p className="text-sm text-muted-foreground">
        What fields were is kept for a year. Private details of contacts are never kept, and what is about a
        lead goes with the lead.
      </p>
      <ListPager
        label="Pages of changes"
        page={page}
        hasNext={list.hasMore}
        hrefOf={(number) => staffPaths.changes(area, { ...filters, page: number > 1 ? number : undefined })}
      />
    </div>
  )
}

function ActRow({ area, act }: { area: Area; act: Act }) {
  return (
    <li className="grid gap-x-6 gap-y-1 p-4 md:grid-cols-[11rem_minmax(0,12rem)_minmax(0,1fr)] md:items-baseline">
      <OfficeTime at={act.happenedAt} className="text-sm text-muted-foreground tabular-nums" />
      <p className="[overflow-wrap:anywhere]">
        {act.actor ?? 'Former user'}
        {act.actedAs && <span className="block text-sm text-muted-foreground">as {act.actedAs}</span>}
      </p>
      <p className="[overflow-wrap:anywhere]">
        <StaffLink
          href={staffPaths.change(area, act.id)}
          data-row
          className="font-medium underline-offset-4 hover:underline"
        >
          {describeAct(act)}
        </StaffLink>
        {act.undoneBy && <span className="ml-2 text-sm text-muted-foreground">Undone</span>}
      </p>
    </li>
  )
}

type FiltersProps = Pick<Props, 'area' | 'filters' | 'list'> & { isNarrowed: boolean }

function Filters({ area, filters, isNarrowed, list }: FiltersProps) {
  const tables = list.tables
    .map((table) => ({
      value: table,
      label: capitalized(recordNouns(table)[1]),
    }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  const day = (name: 'from' | 'to', label: string) => (
    <label key={name + (filters[name] ?? '')} className="grid gap-1 text-sm">
      {label}
      <input type="date" name={name} defaultValue={filters[name]} className={`${fieldLook} h-11 w-auto!`} />
    </label>
  )
  return (
    <FilterForm
      action={staffPaths.changes(area)}
      search={new URLSearchParams(
        Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : [])),
      ).toString()}
      label="Changes"
      defaults={{}}
      className="flex flex-wrap items-end gap-3 aria-busy:opacity-60"
    >
      <FilterSelect
        name="person"
        aria-label="Person"
        anyLabel="Anyone"
        options={optionsFromRecords(list.people)}
        selected={filters.person ?? null}
        className="grow basis-36 sm:max-w-52"
      />
      <FilterSelect
        name="table"
        aria-label="Kind of record"
        anyLabel="Any record"
        options={tables}
        selected={filters.table ?? null}
        className="grow basis-36 sm:max-w-52"
      />
      {day('from', 'From')}
      {day('to', 'To')}
      <button type="submit" className={buttonVariants({ variant: 'secondary' })}>
        Show
      </button>
      {isNarrowed && (
        <StaffLink href={staffPaths.changes(area)} className={buttonVariants({ variant: 'ghost' })}>
          Clear
        </StaffLink>
      )}
    </FilterForm>
  )
}
