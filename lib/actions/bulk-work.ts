'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { closeBulkChange, listBulkWork, stopBulkChange, undoBulkChange } from '@/lib/data/portal/bulk-work'
import { wakeJobs } from '@/lib/jobs/wake'
import { progressOf, type BulkProgress } from '@/lib/list/bulk-work'
import { BULK_LISTS } from '@/lib/list/selection'
import { paths } from '@/lib/paths'
import { AREAS } from '@/lib/portal/screens'
import { BULK_LIST_PATHS } from '@/lib/portal/staff-paths'
import { staffAction } from './staff-action'

/** The database knows whose change it is, and who may change the rows of the list. */
const WORK = {
  area: 'signed-in',
  from: paths.dashboard(),
  args: [z.enum(BULK_LISTS), z.enum(AREAS), z.uuid()],
} as const

/** Null when it has ended. */
export const readProgress = staffAction(
  WORK,
  async ({ args: [list, , id] }): Promise<BulkProgress | null> => {
    const work = (await listBulkWork(list)).find((each) => each.id === id)
    return work ? progressOf(work) : null
  },
)

export const undoWork = staffAction(WORK, async ({ args: [list, area, id] }) => {
  await undoBulkChange(id)
  wakeJobs()
  revalidatePath(BULK_LIST_PATHS[list](area))
})

export const stopWork = staffAction(WORK, async ({ args: [list, area, id] }) => {
  await stopBulkChange(id)
  revalidatePath(BULK_LIST_PATHS[list](area))
})

export const closeWork = staffAction(WORK, async ({ args: [list, area, id] }) => {
  await closeBulkChange(id)
  revalidatePath(BULK_LIST_PATHS[list](area))
})
