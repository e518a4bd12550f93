'use server'

import { z } from 'zod'
import { returnWith, staffAction } from '@/lib/actions/staff-action'
import {
  enterPurchase,
  previewPurchase,
  type PurchaseRefusal,
  takeBackPurchase,
} from '@/lib/data/owl/loyalty-purchases'
import { getProgram } from '@/lib/data/owl/loyalty-record'
import { type ActionState, type FormValues, type Parsed, readValues } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { readPurchase } from '@/lib/owl/loyalty/purchase-form'
import { owlPaths } from '@/lib/portal/owl-paths'
import { takeBackSchema } from '@/lib/schemas/loyalty'
import { countOf } from '@/lib/text/format'
import { instantOf } from '@/lib/time/clock-time'
import { dateIn } from '@/lib/time/in-zone'

const OWLS = { area: 'owl', from: owlPaths.loyaltyPrograms() } as const

/** Now for today, noon of the program for an earlier day. */
const momentOf = (zone: string, day: string, now: Date): string =>
  day === dateIn(zone)(now.toISOString())
    ? now.toISOString()
    : new Date(instantOf(zone, `${day}T12:00`) ?? now).toISOString()

function toState(refusal: PurchaseRefusal, values: FormValues): ActionState {
  if (refusal === 'no-site')
    return { errors: { site: 'The site group has no site with this number' }, values }
  if (refusal === 'refused') return { problem: 'You don’t have permission to post to this ledger.', values }
  const { conflict } = refusal
  return conflict.includes('receipt')
    ? { errors: { receipt: conflict }, values }
    : { problem: `Nothing was posted. ${conflict}.`, values }
}

/** The first post shows the points. The second, which says what was shown, posts them if they are still the same. */
export const postPurchase = staffAction(
  {
    ...OWLS,
    args: [z.uuid()],
    form: (formData): Parsed<FormValues, ActionState> => {
      const values = readValues(formData)
      return { ok: true, data: values, values }
    },
  },
  async ({ args: [programId], data: typed, values }): Promise<ActionState> => {
    const program = await getProgram(programId)
    if (!program) return { problem: 'This program no longer exists.', values }
    const now = new Date()
    const read = readPurchase(typed, dateIn(program.timeZone)(now.toISOString()))
    if ('errors' in read) return { errors: read.errors, values }
    const { day, ...purchase } = read.purchase
    const posted = { programId, ...purchase, moment: momentOf(program.timeZone, day, now) }
    const preview = await previewPurchase(posted)
    if (typeof preview === 'string' || 'conflict' in preview) return toState(preview, values)
    const { points, tier, version } = preview
    const shown = JSON.stringify([points, version, tier, read.purchase])
    if (typed.anyway !== shown) {
      const earned = `${purchase.member} earns ${countOf(points, 'point', 'points')} by version ${version}`
      const title = tier ? `${earned}, as a member of the tier ${tier}.` : `${earned}.`
      return { warning: { title, records: [], shown, goOn: 'Post purchase' }, values }
    }
    const refusal = await enterPurchase(posted)
    if (refusal) return toState(refusal, values)
    return returnWith('purchase-posted', owlPaths.loyaltyLedger(programId), `member=${purchase.member}`)
  },
)

export const takeBackEntry = staffAction(
  {
    ...OWLS,
    args: [z.uuid(), z.int().positive()],
    form: (formData) => parseAction(takeBackSchema, formData),
  },
  async ({ args: [programId, entryId], data: { note }, values }): Promise<ActionState> => {
    const outcome = await takeBackPurchase(programId, entryId, note)
    if (outcome === 'conflict')
      return { problem: 'Nothing was posted. The points are spent or have expired.', values }
    if (outcome !== 'done') return { problem: 'You don’t have permission to post to this ledger.', values }
    return returnWith('purchase-taken-back', owlPaths.loyaltyLedger(programId))
  },
)
