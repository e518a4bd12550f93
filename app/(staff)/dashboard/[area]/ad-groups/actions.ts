'use server'

import { z } from 'zod'
import { AD_GROUP_LIST } from '@/lib/ads/lists'
import { AD_GROUP_STATUSES } from '@/lib/ads/statuses'
import type { FlashCode } from '@/lib/auth/flash'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import type { Area } from '@/lib/auth/roles'
import { requireArea } from '@/lib/auth/session'
import { listSelectedAdGroups } from '@/lib/data/ads/ad-groups'
import { setAdGroupsStatus } from '@/lib/data/ads/ad-group-status'
import { assignAdGroups } from '@/lib/data/ads/assignments'
import type { RpcOutcome } from '@/lib/errors'
import { listQueryParams, readListQuery } from '@/lib/list/query'
import { readSelection } from '@/lib/list/selection'
import { returnWith } from '@/lib/portal/return-with'
import { AREAS } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'

type Change = (ids: string[]) => Promise<RpcOutcome>

const ANSWERS: Partial<Record<RpcOutcome, FlashCode>> = { done: 'groups-changed', conflict: 'list-changed' }

/** Does to the chosen groups what was asked, or nothing where they are not any more what the person saw. */
async function changeChosen(
  area: Area,
  formData: FormData,
  readChange: (formData: FormData) => Change | null,
): Promise<never> {
  await assertSameOrigin()
  await requireArea('project-manager', staffPaths.adGroups('project-manager'))
  const path = staffPaths.adGroups(z.enum(AREAS).parse(area))
  const selection = readSelection(formData)
  const change = readChange(formData)
  const query = readListQuery(AD_GROUP_LIST, selection?.query ?? {})
  const back = listQueryParams(AD_GROUP_LIST, query).toString()
  if (!selection || !change) returnWith('nothing-chosen', path, back)
  const ids = selection.kind === 'rows' ? selection.ids : await listSelectedAdGroups(selection, query)
  returnWith(ids ? (ANSWERS[await change(ids)] ?? 'not-changed') : 'list-changed', path, back)
}

export async function changeStatus(area: Area, formData: FormData): Promise<never> {
  return changeChosen(area, formData, (form) => {
    const status = z.enum(AD_GROUP_STATUSES).safeParse(form.get('newStatus')).data
    return status ? (ids) => setAdGroupsStatus(ids, status) : null
  })
}

export async function assignPerson(area: Area, formData: FormData): Promise<never> {
  return changeChosen(area, formData, (form) => {
    const person = z.uuid().safeParse(form.get('person')).data
    return person ? (ids) => assignAdGroups(ids, person) : null
  })
}
