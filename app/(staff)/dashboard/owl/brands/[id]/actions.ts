'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import type { FlashCode } from '@/lib/auth/flash'
import { deleteBrand, editBrand, setBrandLogo } from '@/lib/data/owl/brand-record'
import type { RpcOutcome } from '@/lib/errors'
import type { EditState, Parsed } from '@/lib/forms/form-state'
import { parseEdit } from '@/lib/forms/parse-form'
import { BRAND_FIELDS } from '@/lib/owl/brands'
import { staffPaths } from '@/lib/portal/staff-paths'
import { brandEdits } from '@/lib/schemas/brand'

const OWLS = { area: 'owl', from: staffPaths.brands() } as const
const id = z.uuid()

export const changeBrand = staffAction(
  {
    ...OWLS,
    args: [id, z.enum(BRAND_FIELDS)],
    // An invalid edit reaches the handler, too: the page is rendered again in any case.
    form: (formData, [, field]): Parsed<ReturnType<typeof parseEdit>, EditState> => ({
      ok: true,
      data: parseEdit(brandEdits[field], formData),
      values: {},
    }),
  },
  async ({ args: [id, field], data: edit }) => {
    const state = edit.ok ? await editBrand(id, field, edit.data) : edit.state
    revalidatePath(staffPaths.brand(id))
    return state
  },
)

export const removeBrandLogo = staffAction({ ...OWLS, args: [id] }, async ({ args: [id] }) => {
  returnWith((await setBrandLogo(id, null)) ? 'logo-removed' : 'not-changed', staffPaths.brand(id))
})

const DELETIONS: Partial<Record<RpcOutcome, FlashCode>> = { done: 'brand-deleted', conflict: 'brand-in-use' }

/** The database lets only admins delete. */
export const removeBrand = staffAction({ ...OWLS, args: [id] }, async ({ args: [id] }) =>
  returnWith(DELETIONS[await deleteBrand(id)] ?? 'not-changed', staffPaths.brand(id)),
)
