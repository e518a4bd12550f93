import { firstValue, type SearchParams } from '@/lib/list/query'
import { LEAD_STAGES, type LeadStage } from './statuses'

const CARDS_PER_COLUMN = 25
const MAX_CARDS = 1000

const parameter = (stage: LeadStage) => `cards-${stage}`

/** How many cards each column shows, where it is more than the first ones. */
export function readShownCards(params: SearchParams): Partial<Record<LeadStage, number>> {
  const shown: Partial<Record<LeadStage, number>> = {}
  for (const stage of LEAD_STAGES) {
    const count = Number(firstValue(params[parameter(stage)]))
    if (Number.isInteger(count) && count > CARDS_PER_COLUMN) shown[stage] = Math.min(count, MAX_CARDS)
  }
  return shown
}

/** The query of the board with a page of cards more in one column; null when it shows as many as it may. */
export function withMoreCards(
  filter: URLSearchParams,
  shown: Partial<Record<LeadStage, number>>,
  stage: LeadStage,
): URLSearchParams | null {
  const count = (shown[stage] ?? CARDS_PER_COLUMN) + CARDS_PER_COLUMN
  if (count > MAX_CARDS) return null
  const query = new URLSearchParams(filter)
  for (const column of LEAD_STAGES) {
    const cards = column === stage ? count : shown[column]
    if (cards) query.set(parameter(column), String(cards))
  }
  return query
}
