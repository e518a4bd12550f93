import 'server-only'
import type { Format } from '@/lib/ads/templates/document'
import { type FillOrigin, MAX_FILL_ROWS, type NewFillRow } from '@/lib/ads/templates/fill-rows'
import { checkFill, createFill, runFill, saveFillRows } from '@/lib/data/ads/templates/fills'

type NewFill = {
  id: string
  groupId: string
  versionId: string
  formats: Format[]
  source: FillOrigin
  hasMotion: boolean
}

/** Null when the check of every row has begun, or its run, else why not. The same fill begun twice is one. */
export async function startFill(
  fill: NewFill,
  rows: readonly NewFillRow[],
  first: 'check' | 'run' = 'check',
): Promise<string | null> {
  if (rows.length === 0) return 'This gives no row. Choose more.'
  if (rows.length > MAX_FILL_ROWS) {
    return `This gives ${rows.length.toLocaleString('en-US')} rows. Choose 2,000 at most.`
  }
  const created = await createFill(fill)
  if (created === 'unfit') return 'This template no longer fits the group. Choose it again.'
  if (created !== 'done') return 'This group is gone, or you are not assigned to it.'
  const saved = await saveFillRows(fill.id, rows)
  // The same form was sent before, and its check goes on.
  if (saved === 'conflict') return null
  const begun = saved === 'done' && (await (first === 'check' ? checkFill(fill.id) : runFill(fill.id, false)))
  if (!begun || begun === 'refused') return 'The rows could not be saved.'
  return null
}
