'use server'

import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { adjustPoints } from '@/lib/data/owl/loyalty-ledger'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { owlPaths } from '@/lib/portal/owl-paths'
import { adjustmentSchema } from '@/lib/schemas/loyalty'

export const postAdjustment = staffAction(
  {
    area: 'owl',
    from: owlPaths.loyaltyPrograms(),
    args: [z.uuid()],
    form: (formData) => parseAction(adjustmentSchema, formData),
  },
  async ({ args: [programId], data, values }): Promise<ActionState> => {
    const outcome = await adjustPoints({ programId, ...data })
    if (outcome === 'conflict') {
      return {
        problem: `Nothing was posted. ${data.member} may have fewer points, or no version of the program runs today.`,
        values,
      }
    }
    if (outcome !== 'done') return { problem: 'You don’t have permission to post to this ledger.', values }
    returnWith('points-adjusted', owlPaths.loyaltyLedger(programId), `member=${data.member}`)
  },
)
