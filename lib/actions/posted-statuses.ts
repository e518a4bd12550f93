import 'server-only'
import type { Parsed } from '@/lib/forms/form-state'
import type { BulkState } from '@/lib/list/bulk'
import { readSelection, type Selection } from '@/lib/list/selection'
import { readStatusChanges, type StatusChanges } from '@/lib/list/status-changes'
import { formatCount } from '@/lib/text/format'
import { hasKey } from '@/lib/text/untrusted'
import { NOT_UNDONE } from './posted-changes'

/** `asOf` is when the list was read, ISO 8601. */
type ChosenStatus<Status extends string> = { selection: Selection; status: Status; asOf: string }

const problem = (text: string) => ({ ok: false as const, state: { problem: `Nothing was changed: ${text}` } })

/** The form of an action that sets one of `statuses` for the chosen rows of a list, at most `most`. */
export const parseStatus =
  <Status extends string>(
    [one, many]: readonly [string, string],
    statuses: Readonly<Record<Status, string>>,
    most: number,
  ) =>
  (formData: FormData): Parsed<ChosenStatus<Status>, BulkState> => {
    const selection = readSelection(formData, most)
    if (!selection) return problem(`choose a ${one}, and at most ${formatCount(most)} ${many}.`)
    const status = formData.get('status')
    if (typeof status !== 'string' || !hasKey(statuses, status)) return problem('choose what to set.')
    return { ok: true, data: { selection, status, asOf: String(formData.get('asOf')) }, values: {} }
  }

/** The form of an action that undoes the changes of a report about a status. */
export function parseStatusChanges(formData: FormData): Parsed<StatusChanges, BulkState> {
  const changes = readStatusChanges(formData)
  return changes ? { ok: true, data: changes, values: {} } : { ok: false, state: NOT_UNDONE }
}
