import 'server-only'
import type { Parsed } from '@/lib/forms/form-state'
import type { BulkState } from '@/lib/list/bulk'
import { readChanges, type RowChange } from '@/lib/list/bulk-undo'

export const LIST_HAS_CHANGED = {
  problem: 'Nothing changed: the list has changed since you opened it. Review it and try again.',
}

export const NOT_UNDONE = { problem: 'Nothing was undone: you can no longer change these.' }

/** The form of an action that undoes the changes of a bulk report. */
export function parseChanges(formData: FormData): Parsed<RowChange[], BulkState> {
  const changes = readChanges(formData)
  return changes ? { ok: true, data: changes, values: {} } : { ok: false, state: NOT_UNDONE }
}
