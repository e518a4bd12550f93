import { ReadableStream as WebStream } from 'node:stream/web'
import { type ListQuery, type ListSpec, readListQuery, toSearchParams } from './query'

/** Characters that make spreadsheets read a cell as a formula. */
const FORMULA_START = /^[=+\-@\t\r]/
/** The same behind a character at which spreadsheets of some countries divide cells, whatever the quotes say. */
const INNER_FORMULA_START = /([;\t|]\s*"*)(?=[=+\-@])/g

/** An apostrophe keeps spreadsheets from evaluating the text (CSV injection). */
const quoteCell = (value: string) =>
  `"${value.replace(FORMULA_START, "'$&").replaceAll(INNER_FORMULA_START, "$1'").replaceAll('"', '""')}"`

/** RFC 4180, with line end. */
export const csvRecord = (values: readonly string[]) => `${values.map(quoteCell).join(',')}\r\n`

/** Makes Excel read the file as UTF-8. */
const BYTE_ORDER_MARK = '\ufeff'

type Columns<Row> = [heading: string, valueOf: (row: Row) => string][]

type Batches<Row> = AsyncIterable<Row[]> | Iterable<Row[]>

async function* toCsv<Row>(batches: Batches<Row>, columns: Columns<Row>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(BYTE_ORDER_MARK + csvRecord(columns.map(([heading]) => heading)))
  for await (const rows of batches) {
    const records = rows.map((row) => csvRecord(columns.map(([, valueOf]) => valueOf(row))))
    yield encoder.encode(records.join(''))
  }
}

/**
 * Streams the rows: the next batch is read when the client has taken the last one. Rows that are all there are one batch, `[rows]`.
 *
 * @param name without an extension
 */
export function csvResponse<Row>(name: string, batches: Batches<Row>, columns: Columns<Row>): Response {
  const file = WebStream.from(toCsv(batches, columns)) as ReadableStream<Uint8Array>
  return new Response(file, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

type Source<Column extends string, Filter extends string, Row> = {
  read: (query: ListQuery<Column, Filter>) => Promise<AsyncIterable<Row[]>>
  values: Record<Column, (row: Row) => string>
}

/** Exports the rows of the current list view, in its order and with its columns. */
export async function exportList<Column extends string, Filter extends string, Row>(
  spec: ListSpec<Column, Filter>,
  request: Request,
  { read, values }: Source<Column, Filter, Row>,
): Promise<Response> {
  const query = readListQuery(spec, toSearchParams(new URL(request.url).searchParams))
  return csvResponse(
    spec.name,
    await read(query),
    query.columns
      .filter((column) => !spec.columns[column].hasControls)
      .map((column) => [spec.columns[column].label, values[column]]),
  )
}
