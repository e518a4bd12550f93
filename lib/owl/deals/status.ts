import { dateIn } from '@/lib/time/in-zone'
import type { Days, DealState } from './deal'

export const DEAL_STATUS_LABELS = {
  draft: 'Draft',
  paused: 'Paused',
  planned: 'Planned',
  runs: 'Runs',
  ended: 'Ended',
} as const
export type DealStatus = keyof typeof DEAL_STATUS_LABELS

/** `day` is on the clock of the site. A draft never ends, and a paused deal ends with its last day. */
export function dealStatusOn(
  { state, firstOn, lastOn }: Days & { state: DealState },
  day: string,
): DealStatus {
  if (state === 'draft') return 'draft'
  if (day > lastOn) return 'ended'
  if (state === 'paused') return 'paused'
  return day < firstOn ? 'planned' : 'runs'
}

/** `moment` is ISO 8601. */
export const dealStatus = (deal: Days & { state: DealState }, zone: string, moment: string): DealStatus =>
  dealStatusOn(deal, dateIn(zone)(moment))
