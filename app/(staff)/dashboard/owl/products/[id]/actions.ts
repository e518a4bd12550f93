'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import type { FlashCode } from '@/lib/auth/flash'
import { mergeProducts } from '@/lib/data/owl/product-merges'
import { deleteProduct, editProduct } from '@/lib/data/owl/product-record'
import type { RpcOutcome } from '@/lib/errors'
import type { EditState, Parsed } from '@/lib/forms/form-state'
import { parseEdit } from '@/lib/forms/parse-form'
import { PRODUCT_FIELDS } from '@/lib/owl/products'
import { owlPaths } from '@/lib/portal/owl-paths'
import { productEdits } from '@/lib/schemas/product'

const OWLS = { area: 'owl', from: owlPaths.products() } as const
const id = z.uuid()

export const changeProduct = staffAction(
  {
    ...OWLS,
    args: [id, z.enum(PRODUCT_FIELDS)],
    // An invalid edit reaches the handler, too: the page is rendered again in any case.
    form: (formData, [, field]): Parsed<ReturnType<typeof parseEdit>, EditState> => ({
      ok: true,
      data: parseEdit(productEdits[field], formData),
      values: {},
    }),
  },
  async ({ args: [id, field], data: edit }) => {
    const state = edit.ok ? await editProduct(id, field, edit.data) : edit.state
    revalidatePath(owlPaths.product(id))
    return state
  },
)

const DELETIONS: Partial<Record<RpcOutcome, FlashCode>> = {
  done: 'product-deleted',
  conflict: 'product-in-use',
}

/** The database lets only admins delete and merge. */
export const removeProduct = staffAction({ ...OWLS, args: [id] }, async ({ args: [id] }) =>
  returnWith(DELETIONS[await deleteProduct(id)] ?? 'not-changed', owlPaths.product(id)),
)

export const mergeProduct = staffAction(
  { ...OWLS, args: [id], data: z.object({ into: z.uuid() }) },
  async ({ args: [id], data: { into } }) => {
    const outcome = await mergeProducts(id, into)
    if (outcome === 'done') returnWith('products-merged', owlPaths.product(into))
    returnWith(outcome === 'conflict' ? 'product-in-use' : 'not-changed', owlPaths.product(id))
  },
)
