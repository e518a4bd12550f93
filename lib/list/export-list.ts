import { csvResponse } from '@/lib/list/csv-response'
import { toSearchParams } from '@/lib/list/search-params'
import { readListQuery } from './query'
import type { ListQuery, ListSpec } from './types'

type Source<Column extends string, Filter extends string, Row> = {
  /** Everything that a query finds, in batches. */
  read: (query: ListQuery<Column, Filter>) => Promise<AsyncIterable<Row[]>>
  /** What stands in each column. */
  values: Record<Column, (row: Row) => string>
}

/** The view of a list that a request asks for, as a file: its rows, its order, its columns. */
export async function exportList<Column extends string, Filter extends string, Row>(
  spec: ListSpec<Column, Filter>,
  request: Request,
  { read, values }: Source<Column, Filter, Row>,
): Promise<Response> {
  const query = readListQuery(spec, toSearchParams(new URL(request.url).searchParams))
  return csvResponse(
    spec.name,
    await read(query),
    query.columns.map((column) => [spec.columns[column].label, values[column]]),
  )
}
