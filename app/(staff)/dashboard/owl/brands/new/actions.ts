'use server'

import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { createBrand } from '@/lib/data/owl/brand-record'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { staffPaths } from '@/lib/portal/staff-paths'
import { newBrandSchema } from '@/lib/schemas/brand'

export const addBrand = staffAction(
  {
    area: 'owl',
    from: staffPaths.newBrand(),
    form: (formData) => parseAction(newBrandSchema, formData),
  },
  async ({ data, values }): Promise<ActionState> => {
    const created = await createBrand(data)
    if (created === 'name-taken') return { errors: { name: 'There is a brand with this name' }, values }
    if (created === 'refused') return { problem: 'You may not add brands at the moment.', values }
    returnWith('brand-added', staffPaths.brand(created.id))
  },
)
