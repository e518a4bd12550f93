import { cx } from 'class-variance-authority'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import {
  listColumns,
  type FilterOption,
  listFilters,
  isFiltered,
  layoutOf,
  type ListQuery,
  listQueryParams,
  type ListSpec,
  titleColumn,
  defaultColumns,
} from '@/lib/list/query'
import { FilterForm, FilterSelect } from './filter-form'
import { fieldLook, SearchField } from '@/components/ui/input'

/** On phones behind one button. */
const FOLDED = 'max-md:not-group-has-[[data-filters][open]]/filters:hidden'

type ListFiltersProps<Column extends string, Filter extends string> = {
  spec: ListSpec<Column, Filter>
  query: ListQuery<Column, Filter>
  /** A filter without an entry is hidden. */
  options: Partial<Record<Filter, FilterOption[]>>
  /** Path of the list. */
  action: string
}

export function ListFilters<Column extends string, Filter extends string>({
  spec,
  query,
  options,
  action,
}: ListFiltersProps<Column, Filter>) {
  const [, many] = spec.nouns
  const params = listQueryParams(spec, query)
  const activeCount = listFilters(spec).filter((name) => options[name] && query.filters[name]).length
  return (
    <FilterForm
      action={action}
      search={params.toString()}
      label={many}
      defaults={{ column: defaultColumns(spec).join() }}
      className="group/filters flex flex-wrap items-start gap-3 aria-busy:opacity-60"
    >
      <div className="flex w-full gap-3">
        <SearchField text={query.text} label={spec.searchLabel} hasShortcut className="sm:max-w-96" />
        <button type="submit" className={buttonVariants({ variant: 'secondary' })}>
          Search
        </button>
        {isFiltered(query) && (
          <StaffLink
            href={query.layout ? `${action}?layout=${query.layout}` : action}
            className={buttonVariants({ variant: 'ghost' })}
          >
            Clear
          </StaffLink>
        )}
      </div>
      {/* On phones the rows come first. */}
      <details data-filters className="md:hidden">
        <summary
          className={buttonVariants({
            variant: 'outline',
            size: 'sm',
            className: 'cursor-pointer list-none',
          })}
        >
          Filters{activeCount > 0 && ` (${activeCount})`}
        </summary>
      </details>
      {listFilters(spec).map((filter) => {
        const filterOptions = options[filter]
        const value = query.filters[filter]
        if (!filterOptions) return value && <input key={filter} type="hidden" name={filter} value={value} />
        const { label, anyLabel, isDay } = spec.filters[filter]
        if (isDay) {
          return (
            <label
              key={filter + (query.filters[filter] ?? '')}
              className={cx('flex items-center gap-2 text-sm text-muted-foreground', FOLDED)}
            >
              {label}
              <input
                type="date"
                name={filter}
                defaultValue={query.filters[filter]}
                className={`${fieldLook} h-11 w-auto!`}
              />
            </label>
          )
        }
        return (
          <FilterSelect
            key={filter}
            name={filter}
            aria-label={label}
            anyLabel={anyLabel}
            options={filterOptions}
            selected={query.filters[filter] ?? null}
            className={cx('grow basis-36 sm:max-w-48', FOLDED)}
          />
        )
      })}
      {['sort', 'order', 'layout'].map(
        (name) =>
          params.has(name) && <input key={name} type="hidden" name={name} value={params.get(name) ?? ''} />,
      )}
      {layoutOf(spec, query) === 'table' ? (
        <ColumnPicker spec={spec} query={query} />
      ) : (
        query.columns.join() !== defaultColumns(spec).join() &&
        query.columns.map((column) => <input key={column} type="hidden" name="column" value={column} />)
      )}
    </FilterForm>
  )
}

type ColumnPickerProps<Column extends string> = { spec: ListSpec<Column>; query: ListQuery<Column> }

/** The first column cannot be hidden. */
function ColumnPicker<Column extends string>({ spec, query }: ColumnPickerProps<Column>) {
  const first = titleColumn(spec)
  return (
    <details name="list-menu" className={cx('group relative md:ml-auto', FOLDED)}>
      <summary className={buttonVariants({ variant: 'outline', className: 'cursor-pointer list-none' })}>
        Columns
      </summary>
      <fieldset className="absolute z-20 mt-2 grid max-h-[60dvh] w-60 max-w-[calc(100vw-2rem)] gap-1 overflow-y-auto rounded-md border bg-popover p-3 text-popover-foreground shadow-lg md:right-0">
        <legend className="sr-only">Columns that are shown</legend>
        <input type="hidden" name="column" value={first} />
        {listColumns(spec)
          .filter((column) => column !== first)
          .map((column) => (
            <label key={column} className="flex min-h-9 items-center gap-3 px-1">
              <input
                type="checkbox"
                name="column"
                value={column}
                defaultChecked={query.columns.includes(column)}
                className="size-5 accent-primary"
              />
              {spec.columns[column].label}
            </label>
          ))}
        <button type="submit" className={buttonVariants({ size: 'sm', className: 'mt-2' })}>
          Show these columns
        </button>
      </fieldset>
    </details>
  )
}
