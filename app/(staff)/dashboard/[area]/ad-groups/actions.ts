'use server'

import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { AD_GROUP_LIST } from '@/lib/ads/lists'
import { AD_GROUP_STATUSES } from '@/lib/ads/types'
import type { FlashCode } from '@/lib/auth/flash'
import type { Area } from '@/lib/auth/roles'
import { listSelectedAdGroups, setAdGroupsStatus } from '@/lib/data/ads/ad-groups'
import { assignAdGroups } from '@/lib/data/ads/assignments'
import type { RpcOutcome } from '@/lib/errors'
import { listQueryParams, readListQuery } from '@/lib/list/query'
import { readSelection } from '@/lib/list/selection'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'

type Change = (ids: string[]) => Promise<RpcOutcome>

const ANSWERS: Partial<Record<RpcOutcome, FlashCode>> = { done: 'groups-changed', conflict: 'list-changed' }

const MANAGERS = {
  area: 'project-manager',
  from: staffPaths.adGroups('project-manager'),
  args: [z.enum(AREAS)],
} as const

/** Applies `change` to the selected groups, or to none when the list has changed since the page was rendered. */
async function changeSelected(area: Area, formData: FormData, change: Change | null): Promise<never> {
  const path = staffPaths.adGroups(area)
  const selection = readSelection(formData)
  const query = readListQuery(AD_GROUP_LIST, selection?.query ?? {})
  const back = listQueryParams(AD_GROUP_LIST, query).toString()
  if (!selection || !change) returnWith('nothing-chosen', path, back)
  const ids = selection.kind === 'rows' ? selection.ids : await listSelectedAdGroups(selection, query)
  returnWith(ids ? (ANSWERS[await change(ids)] ?? 'not-changed') : 'list-changed', path, back)
}

export const changeStatus = staffAction(
  { ...MANAGERS, data: z.object({ newStatus: z.enum(AD_GROUP_STATUSES).optional().catch(undefined) }) },
  async ({ args: [area], formData, data: { newStatus } }) =>
    changeSelected(area, formData, newStatus ? (ids) => setAdGroupsStatus(ids, newStatus) : null),
)

export const assignPerson = staffAction(
  { ...MANAGERS, data: z.object({ person: z.uuid().optional().catch(undefined) }) },
  async ({ args: [area], formData, data: { person } }) =>
    changeSelected(area, formData, person ? (ids) => assignAdGroups(ids, person) : null),
)
