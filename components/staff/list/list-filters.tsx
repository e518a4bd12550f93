import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook, Input } from '@/components/ui/input'
import { filtersOf, isNarrowed, listQueryParams, usualColumns } from '@/lib/list/query'
import type { FilterOption, ListQuery, ListSpec } from '@/lib/list/types'
import { ColumnChoice } from './column-choice'
import { FilterForm } from './filter-form'

type Props<Column extends string, Filter extends string> = {
  spec: ListSpec<Column, Filter>
  query: ListQuery<Column, Filter>
  /** What each filter offers; one without an entry is not offered to this person. */
  options: Partial<Record<Filter, FilterOption[]>>
  /** Address of the list. */
  action: string
}

export function ListFilters<Column extends string, Filter extends string>({
  spec,
  query,
  options,
  action,
}: Props<Column, Filter>) {
  const [, many] = spec.nouns
  const params = listQueryParams(spec, query)
  return (
    <FilterForm
      action={action}
      search={params.toString()}
      label={many}
      usual={{ column: usualColumns(spec).join() }}
      className="flex flex-wrap items-start gap-3 aria-busy:opacity-60"
    >
      <div className="flex w-full gap-3">
        <Input
          type="search"
          name="q"
          defaultValue={query.text}
          aria-label={spec.searched}
          aria-keyshortcuts="/"
          placeholder={spec.searched}
          data-list-search
          className="h-11! sm:max-w-96"
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
        {isNarrowed(query) && (
          <Link href={action} className={buttonVariants({ variant: 'ghost' })}>
            Clear
          </Link>
        )}
      </div>
      {filtersOf(spec).map((filter) => {
        const offered = options[filter]
        if (!offered) return null
        const { label, any } = spec.filters[filter]
        return (
          <select
            key={filter}
            name={filter}
            aria-label={label}
            defaultValue={query.filters[filter] ?? ''}
            className={`${fieldLook} h-11 grow basis-36 sm:max-w-48`}
          >
            <option value="">{any}</option>
            {offered.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        )
      })}
      {['sort', 'order'].map(
        (name) =>
          params.has(name) && <input key={name} type="hidden" name={name} value={params.get(name) ?? ''} />,
      )}
      <ColumnChoice spec={spec} query={query} />
    </FilterForm>
  )
}
