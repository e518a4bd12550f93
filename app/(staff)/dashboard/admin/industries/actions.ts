'use server'

import { z } from 'zod'
import { changeShown } from '@/lib/actions/revalidate-appearances'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { INDUSTRY_MOVES } from '@/lib/catalogue/industries'
import { arrangeIndustry } from '@/lib/data/catalogue/industry-records'
import { staffPaths } from '@/lib/portal/staff-paths'

export const moveIndustry = staffAction(
  { area: 'admin', from: staffPaths.industries(), args: [z.uuid(), z.enum(INDUSTRY_MOVES)] },
  async ({ args: [id, move] }) => {
    const { result } = await changeShown('industry', [id], () => arrangeIndustry(id, move))
    returnWith(result === 'done' ? 'industries-arranged' : 'not-changed', staffPaths.industries())
  },
)
