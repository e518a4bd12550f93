'use server'

import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { createIndustry } from '@/lib/data/catalogue/industry-records'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { newIndustrySchema } from '@/lib/schemas/industry'

export const addIndustry = staffAction(
  {
    area: 'admin',
    from: staffPaths.newIndustry(),
    form: (formData) => parseAction(newIndustrySchema, formData),
  },
  async ({ data: { name }, values }): Promise<ActionState> => {
    const created = await createIndustry(name)
    if (created === 'name-taken')
      return { errors: { name: 'An industry with this name already exists' }, values }
    if (created === 'refused') return { problem: 'You can’t add industries right now.', values }
    returnWith('industry-added', staffPaths.industry(created.id))
  },
)
