'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { LIST_HAS_CHANGED, NOT_UNDONE, parseChanges } from '@/lib/actions/posted-changes'
import { staffAction } from '@/lib/actions/staff-action'
import { startBulkWork } from '@/lib/actions/start-bulk-work'
import {
  listLeadNames,
  listSelectedLeads,
  setLeadsOwner,
  setLeadsStage,
  type LeadOutcome,
} from '@/lib/data/leads/lead-list'
import { listLastChanges, undoChanges } from '@/lib/data/history/bulk-undo'
import { toLeadFilter } from '@/lib/data/leads/lead-rows'
import type { Parsed } from '@/lib/forms/form-state'
import { LEAD_LIST, NOBODY } from '@/lib/leads/lead-list'
import { LEAD_STATUS_LABELS, LEAD_STATUSES, LOST_REASONS } from '@/lib/leads/statuses'
import { type BulkReport, bulkSummary, type BulkState } from '@/lib/list/bulk'
import { undoReport, writeChanges } from '@/lib/list/bulk-undo'
import { listQueryParams, readListQuery } from '@/lib/list/query'
import { isForJob, MAX_IN_JOB, readSelection, type Selection } from '@/lib/list/selection'
import { sendMailSoon } from '@/lib/mail/sender'
import { LEAD_AREAS, staffPaths, type LeadArea } from '@/lib/portal/staff-paths'

const posted = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('stage'),
    stage: z.enum(LEAD_STATUSES),
    reason: z.enum(LOST_REASONS).optional().catch(undefined),
  }),
  z.object({ change: z.literal('owner'), owner: z.union([z.uuid(), z.literal(NOBODY)]) }),
])
type Change = z.infer<typeof posted>

const problem = (text: string) => ({ ok: false as const, state: { problem: `Nothing was changed: ${text}` } })

function parse(formData: FormData): Parsed<{ selection: Selection; change: Change }, BulkState> {
  const selection = readSelection(formData, MAX_IN_JOB)
  if (!selection) return problem('select at least one lead, and at most 100,000.')
  const change = posted.safeParse(Object.fromEntries(formData))
  if (!change.success) return problem('choose what to change.')
  if (change.data.change === 'stage' && change.data.stage === 'lost' && !change.data.reason) {
    return problem('say why these leads were lost.')
  }
  return { ok: true, data: { selection, change: change.data }, values: {} }
}

const write = (ids: string[], change: Change): Promise<LeadOutcome[] | null> =>
  change.change === 'stage'
    ? setLeadsStage(ids, change.stage, change.reason)
    : setLeadsOwner(ids, change.owner === NOBODY ? undefined : change.owner)

const verbOf = (change: Change) =>
  change.change === 'stage' ? `set to ${LEAD_STATUS_LABELS[change.stage]}` : 'assigned to the new owner'

async function writeReport(area: LeadArea, change: Change, outcomes: LeadOutcome[]): Promise<BulkReport> {
  const count = (wanted: LeadOutcome['outcome']) =>
    outcomes.filter(({ outcome }) => outcome === wanted).length
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused')
  const done = outcomes.filter(({ outcome }) => outcome === 'done').map(({ id }) => id)
  const [names, changes] = await Promise.all([
    listLeadNames(refused.map(({ id }) => id)),
    listLastChanges('contact_submissions', done),
  ])
  return {
    summary: bulkSummary(LEAD_LIST.nouns, {
      done: done.length,
      verb: verbOf(change),
      unchanged: count('unchanged'),
    }),
    notes: refused.map(({ id }) => ({
      id,
      title: names.get(id) ?? 'A lead',
      href: staffPaths.lead(area, id),
      reason: 'Not changed: it no longer exists, or you don’t have permission to change it.',
    })),
    changes: writeChanges(changes),
  }
}

export const changeChosenLeads = staffAction(
  { area: 'sales', from: staffPaths.leads('owl'), args: [z.enum(LEAD_AREAS)], form: parse },
  async ({ args: [area], data: { selection, change } }): Promise<BulkState> => {
    revalidatePath(staffPaths.leads(area))
    const query = readListQuery(LEAD_LIST, selection.query)
    if (isForJob(selection)) {
      return startBulkWork({
        list: 'leads',
        query: listQueryParams(LEAD_LIST, query).toString(),
        filters: { ...toLeadFilter(query), with_status: query.filters.stage },
        change:
          change.change === 'stage'
            ? change
            : { ...change, owner: change.owner === NOBODY ? null : change.owner },
        verb: verbOf(change),
        count: selection.count,
        asOf: selection.asOf,
      })
    }
    const ids = await listSelectedLeads(selection, query)
    if (!ids) return LIST_HAS_CHANGED
    const outcomes = await write(ids, change)
    if (!outcomes) return { problem: 'Nothing was changed: this person can’t own leads.' }
    // The sender of a held lead gets the confirmation when it is released.
    if (change.change === 'stage') sendMailSoon()
    return { report: await writeReport(area, change, outcomes) }
  },
)

export const undoChosenLeads = staffAction(
  { area: 'sales', from: staffPaths.leads('owl'), args: [z.enum(LEAD_AREAS)], form: parseChanges },
  async ({ args: [area], data: changes }): Promise<BulkState> => {
    revalidatePath(staffPaths.leads(area))
    const undone = await undoChanges('contact_submissions', changes)
    if (!undone) return NOT_UNDONE
    const names = await listLeadNames(undone.flatMap(({ id, outcome }) => (outcome === 'done' ? [] : [id])))
    return {
      report: undoReport(LEAD_LIST.nouns, undone, (id) => ({
        title: names.get(id) ?? 'A lead',
        href: staffPaths.lead(area, id),
      })),
    }
  },
)
