'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import { staffAction } from '@/lib/actions/staff-action'
import { findOverlaps } from '@/lib/data/owl/deals/deal-changes'
import { getDeal } from '@/lib/data/owl/deals/deal-record'
import { fromFacts } from '@/lib/data/owl/deals/deal-rows'
import { findDayProblem, saveDealDays } from '@/lib/data/owl/deals/deal-timeline'
import type { CheckedMove, SavedMove } from '@/lib/owl/deals/checked-move'
import type { Days } from '@/lib/owl/deals/deal'
import { overlapDigest } from '@/lib/owl/deals/overlap-digest'
import { overlapText } from '@/lib/owl/deals/overlaps'
import { owlPaths } from '@/lib/portal/owl-paths'

const OWLS = { area: 'owl', from: owlPaths.dealTimeline() } as const
const day = z.iso.date().startsWith('20')
const days = z.object({ firstOn: day, lastOn: day }).refine(({ firstOn, lastOn }) => firstOn <= lastOn)
const version = z.int().positive()

const CHANGED = 'Someone else changed this deal. The timeline is up to date now.'

async function check(id: string, version: number, days: Days): Promise<CheckedMove> {
  const deal = await getDeal(id)
  if (deal?.version !== version) return { outcome: 'refused', problem: CHANGED }
  const problem = await findDayProblem(id, days)
  if (problem !== null) return { outcome: 'refused', problem }
  const isPlanned = deal.facts.state === 'planned'
  const overlaps = isPlanned ? await findOverlaps(fromFacts({ ...deal.facts, ...days }, deal.rules), id) : []
  const own = { ...deal.rules, ...days }
  return {
    outcome: 'checked',
    isPlanned,
    overlaps: overlaps.map((overlap) => ({
      id: overlap.deal.id,
      title: overlap.deal.title,
      text: overlapText(own, overlap),
    })),
    shown: overlapDigest(overlaps),
  }
}

/** What a move would do. Nothing is stored. `version` is of the deal that the page shows. */
export const checkMove = staffAction({ ...OWLS, args: [z.uuid(), version, days] }, ({ args }) =>
  check(...args),
)

/** `shown` is of the overlaps that the person saw. Where others appeared since, they are shown first. */
export const moveDeal = staffAction(
  { ...OWLS, args: [z.uuid(), version, days, z.string().max(100)] },
  async ({ args: [id, version, days, shown] }): Promise<CheckedMove | SavedMove> => {
    const checked = await check(id, version, days)
    if (checked.outcome === 'refused') revalidatePath(owlPaths.dealTimeline())
    if (checked.outcome === 'refused' || checked.shown !== shown) return checked
    return save(id, version, days)
  },
)

/** Back to the days before a move. What ran since stays. */
export const undoMove = staffAction(
  { ...OWLS, args: [z.uuid(), version, days] },
  ({ args }): Promise<SavedMove> => save(...args),
)

async function save(id: string, version: number, days: Days): Promise<SavedMove> {
  const saved = await saveDealDays(id, version, days)
  revalidatePath(owlPaths.dealTimeline())
  revalidatePath(owlPaths.deal(id))
  return saved.outcome === 'changed' ? { outcome: 'refused', problem: CHANGED } : saved
}
