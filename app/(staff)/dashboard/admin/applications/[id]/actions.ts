'use server'

import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { parseUndo } from '@/lib/actions/undo-posted'
import { findStatusChange } from '@/lib/data/history/status-history'
import { undoApplicationStatuses } from '@/lib/data/leads/application-list'
import { setApplicationStatus } from '@/lib/data/leads/application-review'
import { APPLICATION_STATUSES, NEXT_APPLICATION_STATUSES, toApplicationStatus } from '@/lib/leads/statuses'
import { NOT_UNDONE_REASONS, type UndoneChange } from '@/lib/list/bulk-undo'
import { staffPaths } from '@/lib/portal/staff-paths'

const status = z.enum(APPLICATION_STATUSES)

/** `from` is the status when the page was rendered: the second of two people who decide is told about the first. */
export const decideApplication = staffAction(
  {
    area: 'admin',
    from: staffPaths.applications(),
    args: [z.uuid(), status],
    data: z.object({ to: status }),
  },
  async ({ args: [id, from], data: { to } }) => {
    if (!NEXT_APPLICATION_STATUSES[from].includes(to))
      throw new Error('Not a next status of this application')
    const isChanged = await setApplicationStatus(id, from, to)
    returnWith(isChanged ? 'status-saved' : 'changed-meanwhile', staffPaths.application(id))
  },
)

async function undo(id: string, entry: number): Promise<UndoneChange['outcome']> {
  const change = await findStatusChange('videographer_applications', id, entry)
  const [was, became] = [toApplicationStatus(change?.before), toApplicationStatus(change?.after)]
  if (!was || !became) return 'refused'
  if (NEXT_APPLICATION_STATUSES[was].includes(became)) {
    const [undone] = await undoApplicationStatuses({ became, rows: [{ id, was }] })
    return undone?.outcome ?? 'refused'
  }
  // The change was an undo. Taking it back decides again.
  return (await setApplicationStatus(id, became, was)) ? 'done' : 'changed'
}

export const undoDecision = staffAction(
  { area: 'admin', from: staffPaths.applications(), args: [z.uuid()], form: parseUndo },
  async ({ args: [id], data: { entry } }) => {
    const outcome = await undo(id, entry)
    if (outcome !== 'done') return { problem: NOT_UNDONE_REASONS[outcome] }
    returnWith('change-undone', staffPaths.application(id))
  },
)
