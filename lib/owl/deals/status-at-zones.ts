import { cityOfZone } from '@/lib/scheduling/zones'
import { COMPANY_ZONE } from '@/lib/time/in-zone'
import type { Days, DealState } from './deal'
import { type DealStatus, dealStatus } from './status'

type ZoneStatus = {
  status: DealStatus
  sites: number
  /** As in 'Detroit and Chicago time'. Null where all clocks agree. */
  places: string | null
}

const list = new Intl.ListFormat('en-US')

/** A deal begins and ends zone by zone, so that it can have two statuses at a time. Without sites the company's clock counts. */
export function statusAtZones(
  deal: Days & { state: DealState },
  zones: readonly { zone: string; sites: number }[],
  moment: string,
): ZoneStatus[] {
  const statuses = new Map<DealStatus, { zone: string; sites: number }[]>()
  for (const count of zones.length > 0 ? zones : [{ zone: COMPANY_ZONE, sites: 0 }]) {
    const status = dealStatus(deal, count.zone, moment)
    statuses.set(status, [...(statuses.get(status) ?? []), count])
  }
  return [...statuses].map(([status, counts]) => ({
    status,
    sites: counts.reduce((sum, { sites }) => sum + sites, 0),
    places: statuses.size > 1 ? `${list.format(counts.map(({ zone }) => cityOfZone(zone)))} time` : null,
  }))
}
