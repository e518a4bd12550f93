import { FilterForm, FilterSelect } from '@/components/staff/list/filter-form'
import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook, SearchField } from '@/components/ui/input'
import { matrixParams, type MatrixQuery } from '@/lib/owl/brand-matrix/query'
import { BRAND_ROLE_LABELS } from '@/lib/owl/brand-roles'
import { STATES } from '@/lib/owl/sites'
import { optionsFromLabels, optionsFromRecords } from '@/lib/list/query'
import { owlPaths } from '@/lib/portal/owl-paths'

type Props = { query: MatrixQuery; groups: { id: string; name: string }[] }

const WITHOUT = [
  { value: 'any', label: 'Without any brand' },
  ...optionsFromLabels(BRAND_ROLE_LABELS).map(({ value, label }) => ({
    value,
    label: `Without a ${label.toLowerCase()} brand`,
  })),
]

export const MatrixFilters = ({ query, groups }: Props) => (
  <FilterForm
    action={owlPaths.brandAssociations()}
    search={matrixParams(query).toString()}
    label="Sites"
    defaults={{}}
    className="flex flex-wrap items-start gap-3 aria-busy:opacity-60"
  >
    <FilterSelect
      name="group"
      aria-label="Site group"
      anyLabel="Choose a site group"
      options={optionsFromRecords(groups)}
      selected={query.group}
      className="grow basis-56 sm:max-w-72"
    />
    <FilterSelect
      name="state"
      aria-label="State"
      anyLabel="Any state"
      options={STATES.map(([value, label]) => ({ value, label }))}
      selected={query.state}
      className="grow basis-36 sm:max-w-48"
    />
    <FilterSelect
      name="without"
      aria-label="Without a brand"
      anyLabel="With or without a brand"
      options={WITHOUT}
      selected={query.without}
      className="grow basis-60 sm:max-w-64"
    />
    <SearchField
      text={query.text}
      label="Number, name or address"
      className="grow basis-56 sm:max-w-72"
      hasShortcut
    />
    <input
      key={query.on}
      type="date"
      name="on"
      aria-label="On this day"
      required
      defaultValue={query.on}
      className={`${fieldLook} h-11 w-auto!`}
    />
    <button type="submit" className={buttonVariants({ variant: 'secondary' })}>
      Show
    </button>
  </FilterForm>
)
