'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { createBrand, deleteBrand, editBrand } from '@/lib/data/owl/brands'
import { fieldNames } from '@/lib/forms/record-fields'
import { BRAND_FIELDS } from '@/lib/owl/brands'
import { owlPaths } from '@/lib/portal/owl-paths'
import { parseFieldEdit, parseNewRecord } from '@/lib/schemas/record-fields'

const OWLS = { area: 'owl', from: owlPaths.brands() } as const

export const addBrand = staffAction(
  { ...OWLS, form: (formData) => parseNewRecord(BRAND_FIELDS, formData) },
  async ({ data, values }) => {
    const created = await createBrand(data)
    if (created === 'taken') return { errors: { name: 'A brand with this name already exists' }, values }
    if (created === 'refused') return { problem: 'You can’t add brands right now.', values }
    return returnWith('brand-added', owlPaths.brand(created.id))
  },
)

export const changeBrand = staffAction(
  { ...OWLS, args: [z.uuid(), z.enum(fieldNames(BRAND_FIELDS))], form: parseFieldEdit(BRAND_FIELDS) },
  async ({ args: [id, field], data: edit }) => {
    const state = edit.ok ? await editBrand(id, field, edit.data) : edit.state
    revalidatePath(owlPaths.brand(id))
    return state
  },
)

/** The database lets only admins delete. */
export const removeBrand = staffAction({ ...OWLS, args: [z.uuid()] }, async ({ args: [id] }) => {
  const outcome = await deleteBrand(id)
  const flash = outcome === 'done' ? 'brand-deleted' : outcome === 'conflict' ? 'brand-in-use' : 'not-changed'
  returnWith(flash, owlPaths.brand(id))
})
