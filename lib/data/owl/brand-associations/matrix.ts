import 'server-only'
import { searchWords } from '@/lib/data/query/lists'
import { readBatches } from '@/lib/data/query/row-order'
import { DataError } from '@/lib/errors'
import type { Association, MatrixRow } from '@/lib/owl/brand-matrix/cells'
import { MATRIX_PAGE_SIZE, type MatrixQuery } from '@/lib/owl/brand-matrix/query'
import type { BrandOption } from '@/lib/owl/brand-roles'
import { createSessionClient } from '@/lib/supabase/server'

type StoredRow = {
  id: string
  number: string
  name: string
  city: string | null
  state: string | null
  status: string
  carried: (Omit<Association, 'firstOn' | 'lastOn'> & { first_on: string; last_on: string | null })[]
}

const toRow = (row: StoredRow): MatrixRow => ({
  id: row.id,
  number: row.number,
  name: row.name,
  place: [row.city, row.state].filter(Boolean).join(', '),
  isClosed: row.status === 'closed',
  associations: row.carried.map(({ first_on: firstOn, last_on: lastOn, ...association }) => ({
    ...association,
    firstOn,
    lastOn,
  })),
})

export type Matrix = { rows: MatrixRow[]; total: number }

type Client = Awaited<ReturnType<typeof createSessionClient>>

async function readRows(
  client: Client,
  query: MatrixQuery,
  first: number,
  count: number,
  after?: MatrixRow | null,
): Promise<Matrix> {
  const { data, error } = await client.rpc('brand_matrix', {
    of_group: query.group ?? '',
    on_day: query.on,
    first_row: first,
    row_limit: count,
    words: searchWords(query.text).map((word) => word.toLowerCase()),
    ...(query.state && { in_state: query.state }),
    ...(query.without && { lacking: query.without }),
    ...(after && { after_number: after.number, after_id: after.id }),
  })
  if (error) throw new DataError('brandMatrix.readRows', { cause: error })
  const { rows, total } = data as unknown as { rows: StoredRow[]; total: number }
  return { rows: rows.map(toRow), total }
}

/** One page of the sites of a group. */
export const getMatrix = async (query: MatrixQuery): Promise<Matrix> =>
  readRows(await createSessionClient(), query, (query.page - 1) * MATRIX_PAGE_SIZE, MATRIX_PAGE_SIZE)

/** It reads the session now, and the batches after the request. */
export async function exportMatrix(query: MatrixQuery, size?: number): Promise<AsyncIterable<MatrixRow[]>> {
  const client = await createSessionClient()
  return readBatches<MatrixRow, MatrixRow>(async (after, count) => {
    const { rows } = await readRows(client, query, 0, count, after)
    return { rows, after: rows.at(-1) ?? null }
  }, size)
}

const MAX_BRANDS = 1000

export async function listBrandOptions(): Promise<BrandOption[]> {
  const client = await createSessionClient()
  const { data, error } = await client.from('brands').select('id, name, kind').order('name').limit(MAX_BRANDS)
  if (error) throw new DataError('brandMatrix.listBrandOptions', { cause: error })
  return data
}
