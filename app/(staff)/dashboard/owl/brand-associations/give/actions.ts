'use server'

import { z } from 'zod'
import type { GiveState, UndoState } from '@/components/staff/brand-associations/give-form'
import { staffAction } from '@/lib/actions/staff-action'
import { giveBrand, undoSave } from '@/lib/data/owl/brand-associations/changes'
import type { Parsed } from '@/lib/forms/form-state'
import type { BrandTarget } from '@/lib/owl/brand-matrix/report'
import { owlPaths } from '@/lib/portal/owl-paths'
import { parseBrandTarget } from '@/lib/schemas/brand-target'

const OWLS = { area: 'owl', from: owlPaths.giveBrand() } as const

export const give = staffAction(
  { ...OWLS, form: (formData): Parsed<BrandTarget, GiveState> => parseBrandTarget(formData) },
  async ({ data: target, values: { isFinal, ...values } }): Promise<GiveState> => {
    const given = await giveBrand(target, isFinal !== 'yes')
    if (!given) return { values, problem: 'Nothing was changed: you can’t change the brands of sites.' }
    return isFinal === 'yes' ? { values, given } : { values, tried: given }
  },
)

const save = z.uuid()

export const undoGiven = staffAction(
  {
    ...OWLS,
    form: (formData): Parsed<string, UndoState> => ({
      ok: true,
      data: save.parse(formData.get('save')),
      values: {},
    }),
  },
  async ({ data: id }): Promise<UndoState> => {
    const undone = await undoSave(id)
    if (undone === 'undone') return { problem: 'This was undone already.' }
    return undone === 'refused' ? { problem: 'You don’t have permission to undo this.' } : { undone }
  },
)
