'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { changeShown } from '@/lib/actions/revalidate-appearances'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { INDUSTRY_MOVES, type IndustryMove } from '@/lib/catalogue/industries'
import { arrangeIndustry, listIndustryRecords, placeIndustry } from '@/lib/data/catalogue/industry-records'
import { staffPaths } from '@/lib/portal/staff-paths'

const ADMINS = { area: 'admin', from: staffPaths.industries() } as const

async function move(id: string, to: IndustryMove) {
  const { result } = await changeShown('industry', [id], () => arrangeIndustry(id, to))
  returnWith(result === 'done' ? 'industries-arranged' : 'not-changed', staffPaths.industries())
}

export const moveIndustry = staffAction(
  { ...ADMINS, args: [z.uuid(), z.enum(INDUSTRY_MOVES)] },
  ({ args: [id, to] }) => move(id, to),
)

export const takeOffOrder = staffAction({ ...ADMINS, args: [z.uuid()] }, ({ args: [id] }) => move(id, 'off'))

/** The place is relative to another industry, so that two people who move industries at once both keep their moves. */
export const placeInOrder = staffAction(
  { ...ADMINS, args: [z.uuid(), z.uuid().nullable()] },
  async ({ args: [id, beforeId] }) => {
    const { result } = await changeShown('industry', [id], () => placeIndustry(id, beforeId))
    revalidatePath(staffPaths.industries())
    const order = (await listIndustryRecords()).filter(({ place }) => place !== null)
    return { isPlaced: result === 'done', order }
  },
)
