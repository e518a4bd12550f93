import { FilterForm, FilterSelect } from '@/components/staff/list/filter-form'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { SearchField } from '@/components/ui/input'
import type { LeadOwner, LeadQuery } from '@/lib/data/leads/lead-rows'
import { LEAD_LIST } from '@/lib/leads/lead-list'
import { staffPaths, type LeadArea } from '@/lib/portal/staff-paths'
import { leadFilterOptions } from './filter-options'

type Props = {
  area: LeadArea
  query: LeadQuery
  filter: URLSearchParams
  owners: LeadOwner[]
  viewerId: string
}

const FILTERS = ['owner', 'overdue', 'kind', 'state'] as const

/** The filters of the list, without the stage. */
export function BoardFilter({ area, query, filter, owners, viewerId }: Props) {
  const options = leadFilterOptions(owners, viewerId)
  const action = staffPaths.leadBoard(area)
  return (
    <FilterForm
      action={action}
      search={filter.toString()}
      label="leads"
      defaults={{}}
      className="flex flex-wrap items-start gap-3 aria-busy:opacity-60"
    >
      <div className="flex w-full gap-3">
        <SearchField text={query.text} label={LEAD_LIST.searchLabel} className="sm:max-w-96" />
        <button type="submit" className={buttonVariants({ variant: 'secondary' })}>
          Search
        </button>
        {filter.size > 0 && (
          <StaffLink href={action} className={buttonVariants({ variant: 'ghost' })}>
            Clear
          </StaffLink>
        )}
      </div>
      {FILTERS.map((name) => (
        <FilterSelect
          key={name}
          name={name}
          aria-label={LEAD_LIST.filters[name].label}
          anyLabel={LEAD_LIST.filters[name].anyLabel}
          options={options[name]}
          selected={query.filters[name] ?? null}
          className="grow basis-36 sm:max-w-48"
        />
      ))}
    </FilterForm>
  )
}
