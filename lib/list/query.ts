import { z } from 'zod/mini'
import { readPage, readText, type SearchParams, firstValue } from '@/lib/list/search-params'

type ListColumn = {
  label: string
  /** Rows can be put in its order; this way first. */
  sort?: 'up' | 'down'
  /** Not there unless somebody asks for it. */
  isHiddenByDefault?: true
}

type ListFilter = {
  label: string
  /** What stands for no choice, as in 'Any status'. */
  anyLabel: string
  /** Whether a value of the address can be one of this filter's. */
  accepts: (value: string) => boolean
}

/** What can be asked of a list, whosever rows they are. The first column names the row and is always there. */
export type ListSpec<Column extends string = string, Filter extends string = string> = {
  /** In saved views and file names. */
  name: string
  /** What the rows are, as in 'ad group' and 'ad groups'. */
  nouns: [one: string, many: string]
  /** Which of the rows' texts are searched. */
  searchLabel: string
  columns: Record<Column, ListColumn>
  filters: Record<Filter, ListFilter>
  /** The order of rows when none was asked for. */
  order: { by: NoInfer<Column>; isDescending: boolean }
}

/** What somebody asks of a list: all of it is in the address. */
export type ListQuery<Column extends string = string, Filter extends string = string> = {
  text: string
  filters: Partial<Record<Filter, string>>
  sort: Column
  isDescending: boolean
  /** Those that are shown, in the list's own order. */
  columns: Column[]
  /** From 1. */
  page: number
}

export type FilterOption = { value: string; label: string }

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

/** In the order in which they stand side by side. */
export const listColumns = <Column extends string>(spec: ListSpec<Column>) => keysOf(spec.columns)

export const listFilters = <Filter extends string>(spec: ListSpec<string, Filter>) => keysOf(spec.filters)

/** The column that names the rows. */
export const titleColumn = <Column extends string>(spec: ListSpec<Column>) => listColumns(spec)[0] as Column

/** What is shown when nobody chose. */
export const defaultColumns = <Column extends string>(spec: ListSpec<Column>) =>
  listColumns(spec).filter((column) => !spec.columns[column].isHiddenByDefault)

function readColumns<Column extends string>(spec: ListSpec<Column>, params: SearchParams): Column[] {
  const requested = [params.column ?? []].flat()
  if (requested.length === 0) return defaultColumns(spec)
  return listColumns(spec).filter((column) => column === titleColumn(spec) || requested.includes(column))
}

/** What the list does not know is left out: an address is anybody's to write. */
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
  return {
    text: readText(params.q),
    filters,
    sort: sort ?? spec.order.by,
    isDescending: order ? order === 'desc' : defaultIsDescending,
    columns: readColumns(spec, params),
    page: readPage(params.page),
  }
}

/** The part of an address that `readListQuery` reads as this query, without what goes without saying. */
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
  if (query.page > 1) params.set('page', String(query.page))
  return params
}

/** Whether it leaves any row out. */
export const isFiltered = ({ text, filters }: ListQuery): boolean =>
  text !== '' || Object.keys(filters).length > 0

/** The same rows in the order of a column: a second time turns it around. */
export function toggleSort<Column extends string, Filter extends string>(
  spec: ListSpec<Column, Filter>,
  query: ListQuery<Column, Filter>,
  column: Column,
): ListQuery<Column, Filter> {
  const isDescending = query.sort === column ? !query.isDescending : spec.columns[column].sort === 'down'
  return { ...query, sort: column, isDescending, page: 1 }
}

const uuid = z.uuid()

/** Whether a value of an address can be the id of a record. */
export const isUuid = (value: string): boolean => uuid.safeParse(value).success

export const optionsFromLabels = (labels: Record<string, string>): FilterOption[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export const optionsFromRecords = (records: { id: string; name: string }[]): FilterOption[] =>
  records.map(({ id, name }) => ({ value: id, label: name }))
