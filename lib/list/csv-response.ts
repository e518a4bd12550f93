import { ReadableStream as WebStream } from 'node:stream/web'
import { csvRecord, CSV_START } from '@/lib/list/csv'

type Columns<Row> = [heading: string, valueOf: (row: Row) => string][]

async function* toCsv<Row>(batches: AsyncIterable<Row[]>, columns: Columns<Row>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(CSV_START + csvRecord(columns.map(([heading]) => heading)))
  for await (const rows of batches) {
    const records = rows.map((row) => csvRecord(columns.map(([, valueOf]) => valueOf(row))))
    yield encoder.encode(records.join(''))
  }
}

/** A file for spreadsheets, read as fast as it is taken, and no further once nobody takes it. `name` without its ending. */
export function csvResponse<Row>(
  name: string,
  batches: AsyncIterable<Row[]>,
  columns: Columns<Row>,
): Response {
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
