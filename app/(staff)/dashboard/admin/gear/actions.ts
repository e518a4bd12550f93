'use server'

import { revalidatePath, updateTag } from 'next/cache'
import { z } from 'zod'
import { NOT_UNDONE, parseChanges } from '@/lib/actions/posted-changes'
import { staffAction } from '@/lib/actions/staff-action'
import { startBulkWork } from '@/lib/actions/start-bulk-work'
import {
  type GearOutcome,
  listSelectedGear,
  mergeGear,
  settleGear,
  toGearFilter,
  undoGearChanges,
} from '@/lib/data/leads/gear-list'
import { tags } from '@/lib/data/query/tags'
import type { Parsed } from '@/lib/forms/form-state'
import { MAX_GEAR_NAME_LENGTH } from '@/lib/leads/gear'
import { GEAR_CHANGE_LABELS, GEAR_LIST, type GearChange } from '@/lib/leads/gear-list'
import { type BulkReport, type BulkState, bulkSummary } from '@/lib/list/bulk'
import { undoReport, writeChanges } from '@/lib/list/bulk-undo'
import { listQueryParams, readListQuery } from '@/lib/list/query'
import { isForJob, MAX_IN_JOB, readSelection, type Selection } from '@/lib/list/selection'
import { staffPaths } from '@/lib/portal/staff-paths'
import { hasKey } from '@/lib/text/untrusted'

const posted = z.object({
  change: z.custom<GearChange>((value) => typeof value === 'string' && hasKey(GEAR_CHANGE_LABELS, value)),
  into: z.string().trim().max(MAX_GEAR_NAME_LENGTH).default(''),
})

type Posted = { selection: Selection; change: GearChange; into: string }

const problem = (text: string) => ({ problem: `Nothing was changed: ${text}` })

function parse(formData: FormData): Parsed<Posted, BulkState> {
  const selection = readSelection(formData, MAX_IN_JOB)
  const asked = posted.safeParse(Object.fromEntries(formData))
  if (selection && asked.success) return { ok: true, data: { selection, ...asked.data }, values: {} }
  return { ok: false, state: problem('select at least one entry, and at most 100,000.') }
}

async function merge(ids: string[], into: string): Promise<BulkState> {
  const outcome = await mergeGear(ids, into)
  if (outcome === 'unknown') return problem('type the exact name of another camera or lens.')
  if (outcome === 'conflict') return problem('a camera can only become a camera, and a lens a lens.')
  if (outcome !== 'done') return problem('you don’t have permission, or the entries are gone.')
  updateTag(tags.gear)
  const summary = bulkSummary(GEAR_LIST.nouns, {
    done: ids.length,
    verb: 'merged. Applications now use the other entry',
    unchanged: 0,
  })
  return { report: { summary, notes: [] } }
}

function toReport(verb: string, outcomes: GearOutcome[]): BulkReport {
  const count = (wanted: GearOutcome['outcome']) =>
    outcomes.filter(({ outcome }) => outcome === wanted).length
  return {
    summary: bulkSummary(GEAR_LIST.nouns, { done: count('done'), verb, unchanged: count('unchanged') }),
    notes: outcomes.flatMap(({ id, outcome }) =>
      outcome === 'missing'
        ? [{ id, title: 'An entry', href: staffPaths.gearEntry(id), reason: 'It no longer exists.' }]
        : [],
    ),
  }
}

const STATUSES = { approve: 'approved', decline: 'declined' } as const

export const changeChosenGear = staffAction(
  { area: 'admin', from: staffPaths.gear(), form: parse },
  async ({ data: { selection, change, into } }): Promise<BulkState> => {
    revalidatePath(staffPaths.gear())
    const query = readListQuery(GEAR_LIST, selection.query)
    if (isForJob(selection)) {
      if (change === 'merge') return problem('at most 1,000 entries become one at once.')
      return startBulkWork({
        list: 'gear',
        query: listQueryParams(GEAR_LIST, query).toString(),
        filters: toGearFilter(query),
        change: { status: STATUSES[change] },
        verb: STATUSES[change],
        count: selection.count,
        asOf: selection.asOf,
      })
    }
    const ids = await listSelectedGear(selection, query)
    if (!ids) return problem('the list has changed since you opened it. Review it and try again.')
    if (change === 'merge') return merge(ids, into)
    const status = STATUSES[change]
    const settled = await settleGear(ids, status)
    if (!settled) return problem('you don’t have permission.')
    updateTag(tags.gear)
    return { report: { ...toReport(status, settled.outcomes), changes: writeChanges(settled.changes) } }
  },
)

export const undoChosenGearChanges = staffAction(
  { area: 'admin', from: staffPaths.gear(), form: parseChanges },
  async ({ data: changes }): Promise<BulkState> => {
    revalidatePath(staffPaths.gear())
    const undone = await undoGearChanges(changes)
    if (!undone) return NOT_UNDONE
    updateTag(tags.gear)
    return {
      report: undoReport(GEAR_LIST.nouns, undone, (id) => ({
        title: 'An entry',
        href: staffPaths.gearEntry(id),
      })),
    }
  },
)
