'use server'

import * as z from 'zod/mini'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import { changeAssociationDays, deleteAssociation } from '@/lib/data/owl/brand-associations/record'
import type { ActionState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { dayOrderProblem } from '@/lib/owl/day-order'
import { owlPaths } from '@/lib/portal/owl-paths'

const OWLS = { area: 'owl', from: owlPaths.brandAssociations() } as const
const id = z.uuid()

const days = z
  .object({
    version: z.coerce.number().check(z.int(), z.positive()),
    firstOn: z.iso.date('Choose a first day'),
    lastOn: z.union([z.literal(''), z.iso.date()], 'This is not a date'),
  })
  .check(
    z.superRefine(({ firstOn, lastOn }, context) => {
      const message = dayOrderProblem(firstOn, lastOn)
      if (message !== null) context.addIssue({ code: 'custom', path: ['lastOn'], message })
    }),
  )

export const changeDays = staffAction(
  { ...OWLS, args: [id], form: (formData) => parseAction(days, formData) },
  async ({ args: [id], data, values }): Promise<ActionState> => {
    const saved = await changeAssociationDays(id, data)
    switch (saved.outcome) {
      case 'done':
        return returnWith('days-saved', owlPaths.brandAssociation(id))
      case 'overlap':
        return { errors: { firstOn: saved.message }, values }
      case 'changed':
        return {
          problem: `Someone else saved other days: ${saved.days}. Save again to replace them.`,
          values: { ...values, version: String(saved.version) },
        }
      case 'refused':
        return { problem: 'Not saved: it was removed, or you don’t have permission to change it.', values }
    }
  },
)

/** The policies of the table let only admins delete. */
export const removeAssociation = staffAction({ ...OWLS, args: [id] }, async ({ args: [id] }) => {
  returnWith(
    (await deleteAssociation(id)) ? 'association-removed' : 'not-changed',
    owlPaths.brandAssociation(id),
  )
})
