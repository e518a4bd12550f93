'use server'

import { redirect } from 'next/navigation'
import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { AD_GROUP_LIST } from '@/lib/ads/lists'
import { AD_GROUP_STATUS_LABELS, AD_GROUP_STATUSES } from '@/lib/ads/types'
import type { FlashCode } from '@/lib/auth/flash'
import type { Area } from '@/lib/auth/roles'
import { listSelectedAdGroups, setAdGroupsStatus, toAdGroupFilter } from '@/lib/data/ads/ad-groups'
import { assignAdGroups } from '@/lib/data/ads/assignments'
import { beginBulkChange } from '@/lib/data/portal/bulk-work'
import type { RpcOutcome } from '@/lib/errors'
import { wakeJobs } from '@/lib/jobs/wake'
import { listQueryParams, readListQuery } from '@/lib/list/query'
import { isForJob, MAX_IN_JOB, readSelection } from '@/lib/list/selection'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths, withQuery } from '@/lib/portal/staff-paths'

type Change = (ids: string[]) => Promise<RpcOutcome>

const ANSWERS: Partial<Record<RpcOutcome, FlashCode>> = { done: 'groups-changed', conflict: 'list-changed' }

const MANAGERS = {
  area: 'project-manager',
  from: staffPaths.adGroups('project-manager'),
  args: [z.enum(AREAS)],
} as const

/** A change of more rows than one request makes. */
type Work = { change: Record<string, string>; verb: string }

const STARTED: Record<Awaited<ReturnType<typeof beginBulkChange>>, FlashCode | null> = {
  begun: null,
  changed: 'list-changed',
  refused: 'not-changed',
}

/** Applies `change` to the selected groups, or to none when the list has changed since the page was rendered. */
async function changeSelected(
  area: Area,
  formData: FormData,
  change: Change | null,
  work: Work,
): Promise<never> {
  const path = staffPaths.adGroups(area)
  const selection = readSelection(formData, MAX_IN_JOB)
  const query = readListQuery(AD_GROUP_LIST, selection?.query ?? {})
  const back = listQueryParams(AD_GROUP_LIST, query).toString()
  if (!selection || !change) returnWith('nothing-chosen', path, back)
  if (isForJob(selection)) {
    const begun = await beginBulkChange({
      list: 'ad-groups',
      query: back,
      filters: toAdGroupFilter(query),
      ...work,
      count: selection.count,
      asOf: selection.asOf,
    })
    const flash = STARTED[begun]
    if (flash) returnWith(flash, path, back)
    wakeJobs()
    // The list shows how far it is.
    redirect(withQuery(path, new URLSearchParams(back)))
  }
  const ids = selection.kind === 'rows' ? selection.ids : await listSelectedAdGroups(selection, query)
  returnWith(ids ? (ANSWERS[await change(ids)] ?? 'not-changed') : 'list-changed', path, back)
}

export const changeStatus = staffAction(
  { ...MANAGERS, data: z.object({ newStatus: z.enum(AD_GROUP_STATUSES).optional().catch(undefined) }) },
  async ({ args: [area], formData, data: { newStatus } }) =>
    changeSelected(area, formData, newStatus ? (ids) => setAdGroupsStatus(ids, newStatus) : null, {
      change: { change: 'status', status: newStatus ?? '' },
      verb: `set to ${newStatus ? AD_GROUP_STATUS_LABELS[newStatus] : ''}`,
    }),
)

export const assignPerson = staffAction(
  { ...MANAGERS, data: z.object({ person: z.uuid().optional().catch(undefined) }) },
  async ({ args: [area], formData, data: { person } }) =>
    changeSelected(area, formData, person ? (ids) => assignAdGroups(ids, person) : null, {
      change: { change: 'assign', person: person ?? '' },
      verb: 'assigned',
    }),
)
