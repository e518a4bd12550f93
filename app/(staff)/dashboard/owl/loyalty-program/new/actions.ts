'use server'

import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { createProgram } from '@/lib/data/owl/loyalty-record'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { owlPaths } from '@/lib/portal/owl-paths'
import { newProgramSchema } from '@/lib/schemas/loyalty'

export const addProgram = staffAction(
  {
    area: 'owl',
    from: owlPaths.newLoyaltyProgram(),
    form: (formData) => parseAction(newProgramSchema, formData),
  },
  async ({ data, values }): Promise<ActionState> => {
    const created = await createProgram(data)
    if (created === 'name-taken') {
      return { errors: { name: 'This site group has a program with this name' }, values }
    }
    if (created === 'refused') return { problem: 'You can’t add programs, or the group is gone.', values }
    returnWith('program-added', owlPaths.loyaltyProgram(created.id))
  },
)
