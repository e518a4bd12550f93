'use server'

import { updateTag } from 'next/cache'
import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import type { FlashCode } from '@/lib/auth/flash'
import { listSelectedGear, mergeGear, settleGear } from '@/lib/data/leads/gear-list'
import { tags } from '@/lib/data/query/tags'
import { MAX_GEAR_NAME_LENGTH } from '@/lib/leads/gear'
import { GEAR_LIST } from '@/lib/leads/gear-list'
import { readListQuery } from '@/lib/list/query'
import { readSelection } from '@/lib/list/selection'
import { staffPaths } from '@/lib/portal/staff-paths'

const posted = z.object({
  query: z.string().max(1000).default(''),
  into: z.string().trim().max(MAX_GEAR_NAME_LENGTH).default(''),
})

const BULK = { area: 'admin', from: staffPaths.gear(), data: posted } as const

const back = (code: FlashCode, query: string): never => returnWith(code, staffPaths.gear(), query)

async function readChosen(formData: FormData, query: string): Promise<string[]> {
  const selection = readSelection(formData)
  if (!selection) return back('nothing-chosen', query)
  return (
    (await listSelectedGear(selection, readListQuery(GEAR_LIST, selection.query))) ??
    back('list-changed', query)
  )
}

async function settle(formData: FormData, query: string, status: 'approved' | 'declined') {
  const outcome = await settleGear(await readChosen(formData, query), status)
  if (outcome === 'done') updateTag(tags.gear)
  back(outcome === 'done' ? 'gear-settled' : 'not-changed', query)
}

export const approveGear = staffAction(BULK, ({ formData, data: { query } }) =>
  settle(formData, query, 'approved'),
)

export const declineGear = staffAction(BULK, ({ formData, data: { query } }) =>
  settle(formData, query, 'declined'),
)

const MERGES: Partial<Record<Awaited<ReturnType<typeof mergeGear>>, FlashCode>> = {
  done: 'gear-merged',
  unknown: 'gear-unknown',
  conflict: 'gear-mixed',
}

export const mergeChosenGear = staffAction(BULK, async ({ formData, data: { query, into } }) => {
  const outcome = await mergeGear(await readChosen(formData, query), into)
  if (outcome === 'done') updateTag(tags.gear)
  back(MERGES[outcome] ?? 'not-changed', query)
})
