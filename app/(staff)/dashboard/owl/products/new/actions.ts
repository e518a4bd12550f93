'use server'

import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { createProduct } from '@/lib/data/owl/product-record'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { owlPaths } from '@/lib/portal/owl-paths'
import { newProductSchema } from '@/lib/schemas/product'

export const addProduct = staffAction(
  {
    area: 'owl',
    from: owlPaths.newProduct(),
    form: (formData) => parseAction(newProductSchema, formData),
  },
  async ({ data, values }): Promise<ActionState> => {
    const created = await createProduct(data)
    if (created === 'refused') {
      return {
        problem: 'The brand no longer exists, or you can’t add products right now.',
        values,
      }
    }
    if ('taken' in created) return { errors: { [created.taken]: created.message }, values }
    returnWith('product-added', owlPaths.product(created.id))
  },
)
