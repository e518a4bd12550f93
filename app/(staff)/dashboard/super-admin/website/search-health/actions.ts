'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { ignoreFinding, stopIgnoringFinding } from '@/lib/data/website/search-findings'
import { cancelSearchCheck, startSearchCheck } from '@/lib/data/website/search-health'
import { parseAction } from '@/lib/forms/parse-form'
import { wakeJobs } from '@/lib/jobs/wake'
import { staffPaths } from '@/lib/portal/staff-paths'
import { searchIgnoreSchema } from '@/lib/schemas/search-ignore'

const SUPER_ADMINS = { area: 'super-admin', from: staffPaths.searchHealth() } as const

export const startCheck = staffAction(SUPER_ADMINS, async () => {
  const isStarted = await startSearchCheck()
  if (isStarted) wakeJobs()
  returnWith(isStarted ? 'check-started' : 'not-changed', staffPaths.searchHealth())
})

export const cancelCheck = staffAction({ ...SUPER_ADMINS, args: [z.uuid()] }, async ({ args: [id] }) => {
  returnWith((await cancelSearchCheck(id)) ? 'check-canceled' : 'check-ended', staffPaths.searchHealth())
})

export const ignore = staffAction(
  { ...SUPER_ADMINS, args: [z.uuid()], form: (formData) => parseAction(searchIgnoreSchema, formData) },
  async ({ args: [id], data: { reason }, values }) => {
    if (!(await ignoreFinding(id, reason)))
      return { problem: 'Nothing was saved: the finding is gone.', values }
    revalidatePath(staffPaths.searchHealth())
    return { done: { title: 'Ignored', description: "It stands under the state 'Ignored' now." } }
  },
)

export const stopIgnoring = staffAction({ ...SUPER_ADMINS, args: [z.uuid()] }, async ({ args: [id] }) => {
  returnWith((await stopIgnoringFinding(id)) ? 'finding-watched' : 'not-changed', staffPaths.searchHealth())
})
