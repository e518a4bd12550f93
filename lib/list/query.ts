import { z } from 'zod/mini'

export type SearchParams = Record<string, string | string[] | undefined>

export function toSearchParams(query: URLSearchParams): SearchParams {
  const params: Record<string, string[]> = {}
  for (const [name, value] of query) (params[name] ??= []).push(value)
  return params
}

/** As in '?q=oil&page=2', with every value. Empty without parameters. */
export function queryOf(params: SearchParams): string {
  const query = new URLSearchParams()
  for (const [name, values] of Object.entries(params)) {
    for (const value of [values ?? []].flat()) query.append(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}

const MAX_TEXT = 100
const MAX_PAGE = 10_000

export const firstValue = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? ''

export const readText = (value: string | string[] | undefined): string =>
  firstValue(value).trim().slice(0, MAX_TEXT).toWellFormed()

/** Counts from 1; invalid values give 1. */
export function readPage(value: string | string[] | undefined): number {
  const page = Number(firstValue(value))
  return Number.isInteger(page) && page > 0 ? Math.min(page, MAX_PAGE) : 1
}

type ListColumn = {
  label: string
  /** Sortable; the direction of the first click. */
  sort?: 'up' | 'down'
  isHiddenByDefault?: true
  /** Of the first column: a number as in 'Q-2026-0001', which never breaks. */
  isNumber?: true
  /** Buttons of the row: an export leaves it out. */
  hasControls?: true
}

type ListFilter = {
  label: string
  /** Label of the empty option, as in 'Any status'. */
  anyLabel: string
  accepts: (value: string) => boolean
  /** A field for a day, instead of a choice. */
  isDay?: true
  /** Label of each value, where the list knows them. */
  choices?: Readonly<Record<string, string>>
}

/** A filter whose values are known. */
export const choiceFilter = (label: string, anyLabel: string, choices: Readonly<Record<string, string>>) => ({
  label,
  anyLabel,
  choices,
  accepts: (value: string) => Object.hasOwn(choices, value),
})

export type ListLayout = 'table' | 'grid' | 'map'

/** The first column is the title of a row and always shown. */
export type ListSpec<Column extends string = string, Filter extends string = string> = {
  /** Identifies the list in saved views and file names. */
  name: string
  nouns: [one: string, many: string]
  searchLabel: string
  /** Instead of 'No … match.' and 'There are no … yet.' */
  nothingFound?: string
  columns: Record<Column, ListColumn>
  filters: Record<Filter, ListFilter>
  /** The first is the default. Without it a list is a table. */
  layouts?: readonly ListLayout[]
  order: { by: NoInfer<Column>; isDescending: boolean }
}

/** The state of a list. All of it is in the URL. */
export type ListQuery<Column extends string = string, Filter extends string = string> = {
  text: string
  filters: Partial<Record<Filter, string>>
  sort: Column
  isDescending: boolean
  /** Shown columns, in the order of the spec. */
  columns: Column[]
  /** Absent for the default. */
  layout?: ListLayout
  page: number
}

export type FilterOption = { value: string; label: string }

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

export const listColumns = <Column extends string>(spec: ListSpec<Column>) => keysOf(spec.columns)

export const listFilters = <Filter extends string>(spec: ListSpec<string, Filter>) => keysOf(spec.filters)

export const titleColumn = <Column extends string>(spec: ListSpec<Column>) => listColumns(spec)[0] as Column

export const layoutOf = (spec: ListSpec, query: ListQuery): ListLayout =>
  query.layout ?? spec.layouts?.[0] ?? 'table'

export const defaultColumns = <Column extends string>(spec: ListSpec<Column>) =>
  listColumns(spec).filter((column) => !spec.columns[column].isHiddenByDefault)

function readColumns<Column extends string>(spec: ListSpec<Column>, params: SearchParams): Column[] {
  const requested = [params.column ?? []].flat()
  if (requested.length === 0) return defaultColumns(spec)
  return listColumns(spec).filter((column) => column === titleColumn(spec) || requested.includes(column))
}

/** Ignores parameters and values that the list does not know. */
export function readListQuery<Column extends string, Filter extends string>(
  spec: ListSpec<Column, Filter>,
  params: SearchParams,
): ListQuery<Column, Filter> {
  const sort = listColumns(spec).find(
    (column) => column === firstValue(params.sort) && spec.columns[column].sort,
  )
  const order = firstValue(params.order)
  const defaultIsDescending = sort ? spec.columns[sort].sort === 'down' : spec.order.isDescending
  const filters: Partial<Record<Filter, string>> = {}
  for (const filter of listFilters(spec)) {
    const value = firstValue(params[filter])
    if (value && spec.filters[filter].accepts(value)) filters[filter] = value
  }
  const layout = spec.layouts?.slice(1).find((name) => name === firstValue(params.layout))
  return {
    text: readText(params.q),
    filters,
    sort: sort ?? spec.order.by,
    isDescending: order ? order === 'desc' : defaultIsDescending,
    columns: readColumns(spec, params),
    ...(layout && { layout }),
    page: readPage(params.page),
  }
}

/** Inverse of `readListQuery`. Leaves out default values. */
export function listQueryParams<Column extends string, Filter extends string>(
  spec: ListSpec<Column, Filter>,
  query: ListQuery<Column, Filter>,
): URLSearchParams {
  const params = new URLSearchParams()
  if (query.text) params.set('q', query.text)
  for (const filter of listFilters(spec)) {
    const value = query.filters[filter]
    if (value) params.set(filter, value)
  }
  if (query.sort !== spec.order.by || query.isDescending !== spec.order.isDescending) {
    params.set('sort', query.sort)
    params.set('order', query.isDescending ? 'desc' : 'asc')
  }
  if (query.columns.join() !== defaultColumns(spec).join()) {
    for (const column of query.columns) params.append('column', column)
  }
  if (query.layout) params.set('layout', query.layout)
  if (query.page > 1) params.set('page', String(query.page))
  return params
}

export const isFiltered = ({ text, filters }: ListQuery): boolean =>
  text !== '' || Object.keys(filters).length > 0

/** Sorts by a column; a second call reverses the order. */
export function toggleSort<Column extends string, Filter extends string>(
  spec: ListSpec<Column, Filter>,
  query: ListQuery<Column, Filter>,
  column: Column,
): ListQuery<Column, Filter> {
  const isDescending = query.sort === column ? !query.isDescending : spec.columns[column].sort === 'down'
  return { ...query, sort: column, isDescending, page: 1 }
}

const uuid = z.uuid()

export const isUuid = (value: string): boolean => uuid.safeParse(value).success

export const optionsFromLabels = (labels: Readonly<Record<string, string>>): FilterOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export const optionsFromRecords = (records: { id: string; name: string }[]): FilterOption[] =>
  records.map(({ id, name }) => ({ value: id, label: name }))
