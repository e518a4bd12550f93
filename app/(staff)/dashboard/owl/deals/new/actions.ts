'use server'

import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { createDeal, findOverlaps, prepareDeal } from '@/lib/data/owl/deals/deal-changes'
import type { ActionState } from '@/lib/forms/form-state'
import { warnOfOverlaps } from '@/lib/owl/deals/overlaps'
import { owlPaths } from '@/lib/portal/owl-paths'
import { parseDeal } from '@/lib/schemas/deal'

export const addDeal = staffAction(
  { area: 'owl', from: owlPaths.newDeal(), form: parseDeal },
  async ({ data: { typed, confirmed }, values }): Promise<ActionState> => {
    const prepared = await prepareDeal(typed)
    if (!prepared.ok) return { errors: prepared.errors, values }
    const { row } = prepared
    if (row.state === 'planned') {
      const own = { ...typed, id: '', createdAt: new Date().toISOString() }
      const warning = warnOfOverlaps(own, await findOverlaps(row, null), owlPaths.deal)
      if (warning && warning.shown !== confirmed) return { warning, values }
    }
    const created = await createDeal(row)
    if (created === 'refused') {
      return {
        problem: 'Not added: you don’t have permission, or a group, product or brand is gone.',
        values,
      }
    }
    returnWith('deal-added', owlPaths.deal(created.id))
  },
)
