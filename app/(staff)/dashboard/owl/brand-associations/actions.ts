'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { staffAction } from '@/lib/actions/staff-action'
import { changeBrands, type SavedCells, undoSave } from '@/lib/data/owl/brand-associations/changes'
import { isDay } from '@/lib/owl/brand-matrix/query'
import type { UndoneCell } from '@/lib/owl/brand-matrix/report'
import { BRAND_ROLES } from '@/lib/owl/brand-roles'
import { owlPaths } from '@/lib/portal/owl-paths'

const OWLS = { area: 'owl', from: owlPaths.brandAssociations() } as const

const MAX_CELLS = 500
const MAX_BRANDS = 50

const day = z.string().refine(isDay)
const change = z.object({
  site: z.uuid(),
  role: z.enum(BRAND_ROLES),
  brands: z.array(z.uuid()).max(MAX_BRANDS),
  seen: z.array(z.string().max(60)).max(1000),
})

export const saveCells = staffAction(
  { ...OWLS, args: [z.array(change).min(1).max(MAX_CELLS), day, day] },
  async ({ args: [changes, firstDay, seenOn] }): Promise<SavedCells | { problem: string }> => {
    const saved = await changeBrands(changes, firstDay, seenOn)
    revalidatePath(owlPaths.brandAssociations())
    return saved ?? { problem: 'Nothing was saved: you can’t change the brands of sites.' }
  },
)

export const undoCells = staffAction(
  { ...OWLS, args: [z.uuid()] },
  async ({ args: [save] }): Promise<UndoneCell[] | { problem: string }> => {
    const undone = await undoSave(save)
    revalidatePath(owlPaths.brandAssociations())
    if (undone === 'undone') return { problem: 'This was undone already.' }
    return undone === 'refused' ? { problem: 'You don’t have permission to undo this.' } : undone
  },
)
