'use server'

import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { deleteLoyalty, publishVersion, saveDraft, takeBackVersion } from '@/lib/data/owl/loyalty-record'
import { type ActionState, type Parsed, readValues } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import type { LoyaltyRules } from '@/lib/owl/loyalty/rules'
import { readRules } from '@/lib/owl/loyalty/rules-form'
import { owlPaths } from '@/lib/portal/owl-paths'
import { publishSchema } from '@/lib/schemas/loyalty'

const OWLS = { area: 'owl', from: owlPaths.loyaltyPrograms() } as const
const id = z.uuid()
const version = z.coerce.number().int().positive()

export const saveRules = staffAction(
  {
    ...OWLS,
    args: [id],
    form: (formData): Parsed<{ rules: LoyaltyRules; seen: number }, ActionState> => {
      const values = readValues(formData)
      const seen = version.parse(values.seen)
      const read = readRules(values)
      if ('rules' in read) return { ok: true, data: { rules: read.rules, seen }, values }
      const problem = 'Nothing is saved yet. Correct the marked fields.'
      return { ok: false, state: { errors: read.errors, problem, values } }
    },
  },
  async ({ args: [id], data: { rules, seen }, values }): Promise<ActionState> => {
    if (!(await saveDraft(id, rules, seen))) {
      return {
        problem:
          'Not saved: someone else changed or published this draft, or you don’t have permission. Copy what you typed and reload the page.',
        values,
      }
    }
    returnWith('loyalty-draft-saved', owlPaths.loyaltyVersion(id))
  },
)

export const publish = staffAction(
  { ...OWLS, args: [id], form: (formData) => parseAction(publishSchema, formData) },
  async ({ args: [id], data: { firstOn, seen }, values }): Promise<ActionState> => {
    switch (await publishVersion(id, firstOn, seen)) {
      case 'done':
        return returnWith('loyalty-published', owlPaths.loyaltyVersion(id))
      case 'invalid':
        return {
          errors: { firstOn: 'Choose tomorrow or later. The first version of a program may begin today.' },
          values,
        }
      case 'taken':
        return {
          errors: {
            firstOn: 'Another version begins on this day, or this draft was changed. Reload the page.',
          },
          values,
        }
      case 'refused':
        return { problem: 'This draft is gone, or you can’t publish it.', values }
    }
  },
)

export const takeBack = staffAction({ ...OWLS, args: [id] }, async ({ args: [id] }) => {
  const outcome = await takeBackVersion(id)
  returnWith(outcome === 'done' ? 'loyalty-taken-back' : 'not-changed', owlPaths.loyaltyVersion(id))
})

/** Policies let only admins delete, and only drafts. */
export const removeDraft = staffAction({ ...OWLS, args: [id, id] }, async ({ args: [id, programId] }) => {
  if (!(await deleteLoyalty('loyalty_versions', id))) returnWith('not-changed', owlPaths.loyaltyVersion(id))
  returnWith('loyalty-draft-deleted', owlPaths.loyaltyProgram(programId))
})
