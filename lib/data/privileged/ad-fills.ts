import 'server-only'
import type { CheckedRow, FillStep, RowOutcome } from '@/lib/ads/templates/fills'
import { DataError } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

/** Null when nothing is left to do: the check or the run has ended. */
export async function readFillStep(fillId: string, rowCount: number): Promise<FillStep | null> {
  const { data, error } = await createAdminClient().rpc('read_ad_fill_step', {
    step_id: fillId,
    row_count: rowCount,
  })
  if (error) throw new DataError('adFills.readFillStep', { cause: error })
  return data as FillStep | null
}

/** False when the check was stopped. */
export async function recordFillChecks(fillId: string, rows: CheckedRow[]): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('record_ad_fill_checks', {
    step_id: fillId,
    lines: rows,
  })
  if (error) throw new DataError('adFills.recordFillChecks', { cause: error })
  return data
}

/**
 * Writes the ads of a row and its outcome in one transaction, as the person who began. A row that was changed meanwhile, or that
 * another worker has made, stays as it is. False when the run was stopped.
 */
export async function recordFillRow(
  fillId: string,
  row: { number: number; revision: number },
  outcome: RowOutcome,
): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('record_ad_fill_row', {
    step_id: fillId,
    row_number: row.number,
    row_revision: row.revision,
    outcome,
  })
  if (error) throw new DataError('adFills.recordFillRow', { cause: error })
  return data
}
