import 'server-only'
import type { Format, TemplateValues } from '@/lib/ads/templates/document'
import { type FillOrigin, type NewFillRow } from '@/lib/ads/templates/fill-rows'
import type { CellProblem } from '@/lib/ads/templates/cell-problems'
import type { Fill, FillRow, RowStatus } from '@/lib/ads/templates/fills'
import { isBad } from '@/lib/ads/templates/cell-problems'
import { batchesOf, pagesOf, type RowRange, type SessionClient, toFoundRows } from '@/lib/data/query/lists'
import { inOrder, type SortKey } from '@/lib/data/query/row-order'
import { DataError, INCOMPLETE, isRefused, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import type { Tables } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'

type NewFill = {
  /** New: the same form sent twice makes one fill. */
  id: string
  groupId: string
  versionId: string
  formats: Format[]
  source: FillOrigin
  hasMotion: boolean
}

/** 'unfit': the template is for another client, or lacks a format. */
export async function createFill(fill: NewFill): Promise<RpcOutcome | 'unfit'> {
  const client = await createSessionClient()
  const { error } = await client.rpc('create_ad_fill', {
    new_id: fill.id,
    of_group: fill.groupId,
    of_version: fill.versionId,
    of_formats: fill.formats,
    filled_from: fill.source,
    with_motion: fill.hasMotion,
  })
  if (error?.code === INCOMPLETE) return 'unfit'
  return isRefused(error) ? 'refused' : rpcOutcome('fills.createFill', error)
}

/** Rows of a request, so that it stays small. */
const BATCH = 250

/**
 * Adds rows, and changes those whose number is known; a row that says the same keeps what became of it. 'conflict' while the fill
 * is checked or runs. 'refused' also for more than 2,000 rows.
 */
export async function saveFillRows(fillId: string, rows: readonly NewFillRow[]): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const lines = rows.map(({ number, title, sourceId, values, problems }) => ({
    ...{ number, title, sourceId, problems, isBad: isBad(problems) },
    ...values,
  }))
  for (let first = 0; first < lines.length; first += BATCH) {
    const { error } = await client.rpc('save_ad_fill_rows', {
      saved_id: fillId,
      lines: lines.slice(first, first + BATCH),
    })
    const outcome = rpcOutcome('fills.saveFillRows', error)
    if (outcome !== 'done') return outcome
  }
  return 'done'
}

/** The ads that they have made stay. 'conflict' while the fill is checked or runs. */
export async function removeFillRows(fillId: string, numbers: number[]): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('remove_ad_fill_rows', { changed_id: fillId, numbers })
  return rpcOutcome('fills.removeFillRows', error)
}

/** The ads that it has made stay. 'conflict' while it is checked or runs. */
export async function deleteFill(fillId: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('delete_ad_fill', { deleted_id: fillId })
  return rpcOutcome('fills.deleteFill', error)
}

/** Begins to draw the unchecked rows, to see what is wrong with them. Call `wakeJobs()` after it. 'conflict' while it is checked or runs. */
export async function checkFill(fillId: string): Promise<RpcOutcome> {
  const client = await createSessionClient()
  const { error } = await client.rpc('check_ad_fill', { checked_id: fillId })
  return rpcOutcome('fills.checkFill', error)
}

/**
 * Begins a run, goes on with a paused one, or wakes one that stands still. Call `wakeJobs()` after it.
 * @param withNewest draws all rows with the newest version of the template. Else those that are not made, have failed or were changed.
 * Answers 'unfit' when the newest version lacks a format.
 */
export async function runFill(fillId: string, withNewest: boolean): Promise<RpcOutcome | 'unfit'> {
  const client = await createSessionClient()
  const { error } = await client.rpc('run_ad_fill', { run_id: fillId, with_newest: withNewest })
  return error?.code === INCOMPLETE ? 'unfit' : rpcOutcome('fills.runFill', error)
}

async function stopFill(fillId: string, isForGood: boolean): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('stop_ad_fill', { stopped_id: fillId, for_good: isForGood })
  return rpcOutcome('fills.stopFill', error) === 'done' && data === true
}

/** False when nothing goes on, or the person may not. */
export const pauseFill = (fillId: string) => stopFill(fillId, false)
/** Also ends a check. What is made stays. False when nothing goes on, or the person may not. */
export const cancelFill = (fillId: string) => stopFill(fillId, true)

type FillChoice = { id?: string; groupId?: string; templateId?: string }

/** The newest first. */
export async function listFills({ id, groupId, templateId }: FillChoice, limit = 20): Promise<Fill[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_ad_fills', {
    only_id: id,
    of_group: groupId,
    of_template: templateId,
    max_rows: limit,
  })
  if (error) throw new DataError('fills.listFills', { cause: error })
  return data as Fill[]
}

/** Null for an unknown id, and for whoever may not see it. */
export const getFill = async (id: string): Promise<Fill | null> => (await listFills({ id }))[0] ?? null

const toFillRow = (row: Tables<'ad_fill_rows'>): FillRow => ({
  number: row.number,
  revision: row.revision,
  title: row.title,
  sourceId: row.source_id,
  values: { texts: row.texts, pictures: row.pictures } as TemplateValues,
  status: row.status as RowStatus,
  problems: row.problems as CellProblem[],
  error: row.error,
  results: row.results as FillRow['results'],
  changedAt: row.changed_at,
})

/** Without statuses: all rows. */
type RowsQuery = { fillId: string; statuses?: readonly RowStatus[] }

async function readRows(client: SessionClient, { fillId, statuses }: RowsQuery, range: RowRange) {
  let request = client.from('ad_fill_rows').select('*', { count: range.count }).eq('fill_id', fillId)
  if (statuses) request = request.in('status', statuses)
  const order: SortKey<'number'>[] = [{ column: 'number' }]
  return toFoundRows('fills.readRows', await inOrder(request, order, range), order, toFillRow)
}

/** In the order of their numbers. */
export const listFillRows = pagesOf<RowsQuery & { page: number }, FillRow>(readRows)
export const exportFillRows = batchesOf(readRows)

/** Null for an unknown row, and for whoever may not see it. */
export async function getFillRow(fillId: string, number: number): Promise<FillRow | null> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('ad_fill_rows')
    .select('*')
    .match({ fill_id: fillId, number })
    .maybeSingle()
  if (error) throw new DataError('fills.getFillRow', { cause: error })
  return data && toFillRow(data)
}
