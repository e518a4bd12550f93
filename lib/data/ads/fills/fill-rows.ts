import 'server-only'
import type { PictureRef, PictureSlot, TemplateValues } from '@/lib/ads/templates/document'
import { type NewFillRow, rowsOfRecords } from '@/lib/ads/templates/fill-rows'
import { type KnownPictures, picturesOf } from '@/lib/ads/templates/fill-values'
import { type FillDeal, getFillDeals } from './fill-deals'
import type { FillGroup } from './fill-group'
import { type FillSite, listFillSites, sitesOfDeal } from './fill-sites'
import { readPictureRefs } from './picture-refs'

type Records = Parameters<typeof rowsOfRecords>[0]

export type RowWishes = {
  /** What stands where a row has no text or picture. */
  defaults: Partial<TemplateValues>
  /** The slots that the template shows. */
  pictures: readonly PictureSlot[]
}

/** Reads the best picture of each row for each slot, and the next best only where its file is missing. */
export async function readBestPictures(
  candidates: readonly Record<PictureSlot, readonly string[]>[],
  slots: readonly PictureSlot[],
): Promise<KnownPictures> {
  const known = new Map<string, PictureRef>()
  let waiting = candidates.flatMap((paths) => slots.map((slot) => paths[slot]))
  while (waiting.length > 0) {
    const found = await readPictureRefs(waiting.flatMap(([best]) => best ?? []))
    for (const [path, picture] of found) known.set(path, picture)
    waiting = waiting.filter(([best]) => best && !known.has(best)).map(([, ...others]) => others)
  }
  return known
}

async function toRows(records: Records, { defaults, pictures }: RowWishes): Promise<NewFillRow[]> {
  const candidates = records.map(({ source }) => picturesOf(source))
  return rowsOfRecords(records, await readBestPictures(candidates, pictures), defaults)
}

/** A row for each of the deals. */
export async function rowsOfDeals(
  group: FillGroup,
  dealIds: readonly string[],
  wishes: RowWishes,
): Promise<NewFillRow[]> {
  const deals = await getFillDeals(group.clientId, dealIds)
  return toRows(
    deals.map(({ id, title, source }) => ({ id, title, source: { ...group.source, ...source } })),
    wishes,
  )
}

const titleOf = ({ number, name }: FillSite, deal: FillDeal | null) =>
  [deal?.title, `${number} ${name}`].filter(Boolean).join(' – ')

type Sites = {
  /** Only the sites where it holds, with what it offers. */
  deal: FillDeal | null
  /** Only these, in small letters; null for all. */
  numbers: ReadonlySet<string> | null
}

/** A row for each site of the group's client that is not closed. */
export async function rowsOfSites(
  group: FillGroup,
  { deal, numbers }: Sites,
  wishes: RowWishes,
): Promise<NewFillRow[]> {
  const all = await listFillSites(group.clientId)
  const reached = deal ? sitesOfDeal(deal.rules, all) : all
  const sites = numbers ? reached.filter(({ number }) => numbers.has(number.toLowerCase())) : reached
  return toRows(
    sites.map((site) => ({
      // With a deal, the deal is what may change.
      id: deal?.id ?? site.id,
      title: titleOf(site, deal),
      source: { ...group.source, ...deal?.source, ...site.source },
    })),
    wishes,
  )
}
