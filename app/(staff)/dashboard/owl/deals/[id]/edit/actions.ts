'use server'

import { z } from 'zod'
import { staffAction, returnWith } from '@/lib/actions/staff-action'
import { findOverlaps, prepareDeal, saveDeal } from '@/lib/data/owl/deals/deal-changes'
import { getDeal } from '@/lib/data/owl/deals/deal-record'
import type { ActionState } from '@/lib/forms/form-state'
import { conflictErrors, formOfDeal, mergeDealForms } from '@/lib/owl/deals/deal-form'
import { warnOfOverlaps } from '@/lib/owl/deals/overlaps'
import { owlPaths } from '@/lib/portal/owl-paths'
import { parseDeal, readDealFacts } from '@/lib/schemas/deal'

const GONE: ActionState = {
  problem: 'Not saved: the deal is gone, or you don’t have permission to change it.',
}
const ATTEMPTS = 3

export const changeDeal = staffAction(
  {
    area: 'owl',
    from: owlPaths.deals(),
    args: [z.uuid()],
    form: parseDeal,
  },
  async ({ args: [id], data: { form, base, confirmed }, values }): Promise<ActionState> => {
    // Another try when somebody saves between the read and the write.
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const stored = await getDeal(id)
      if (!stored) return { ...GONE, values }
      const now = formOfDeal(stored.facts)
      const { merged, conflicts } = mergeDealForms(base ?? now, { ...form, group: now.group }, now)
      if (conflicts.length > 0) {
        return { errors: conflictErrors(conflicts, now), values: { ...values, base: JSON.stringify(now) } }
      }
      const read = readDealFacts(merged)
      if (!read.ok) return { errors: read.errors, values }
      const prepared = await prepareDeal(read.deal)
      if (!prepared.ok) return { errors: prepared.errors, values }
      const { row } = prepared
      if (row.state === 'planned') {
        const own = { ...stored.rules, ...read.deal }
        const warning = warnOfOverlaps(own, await findOverlaps(row, id), owlPaths.deal)
        if (warning && warning.shown !== confirmed) return { warning, values }
      }
      const saved = await saveDeal(id, row, stored.version)
      if (saved === 'refused') return { ...GONE, values }
      if (typeof saved === 'object') return { errors: { [saved.field]: saved.problem }, values }
      if (saved === 'saved') returnWith('deal-saved', owlPaths.deal(id))
    }
    return { problem: 'Not saved: others save this deal right now. Try again.', values }
  },
)
