import type { FormWarning } from '@/lib/forms/form-state'
import { countOf } from '@/lib/text/format'
import { daysText } from './days-text'
import type { Days, Deal } from './deal'
import { overlapDigest } from './overlap-digest'
import { compareDeals, decidingRule, RULE_TEXTS } from './precedence'

/** Another deal for the same product at the same sites on the same days. */
export type Overlap = {
  deal: Pick<Deal, 'id' | 'whereKind' | 'firstOn' | 'createdAt'> & { title: string }
  productNames: readonly string[]
  sites: number
  /** The first three. */
  siteNames: readonly string[]
  days: Days
}

const list = new Intl.ListFormat('en-US')

/** As in '104 Lakeside, 105 Dune Road and 7 more sites'. */
function sitesText({ sites, siteNames }: Overlap): string {
  const more = sites - siteNames.length
  return list.format([...siteNames, ...(more > 0 ? [countOf(more, 'more site', 'more sites')] : [])])
}

/** Where two deals meet, and which of them wins there. */
export function overlapText(own: Parameters<typeof compareDeals>[0], overlap: Overlap): string {
  const { deal, productNames, days } = overlap
  const rule = RULE_TEXTS[decidingRule(own, deal)]
  const winner = compareDeals(own, deal) < 0 ? 'This deal' : `“${deal.title}”`
  return [
    `${list.format(productNames)} at ${sitesText(overlap)}`,
    `${daysText(days)}, from midnight to midnight on the clock of each site`,
    `${winner} wins: ${rule}.`,
  ].join('. ')
}

/** Asks before a deal is saved. Null without overlaps. */
export function warnOfOverlaps(
  own: Parameters<typeof compareDeals>[0],
  overlaps: readonly Overlap[],
  hrefOf: (id: string) => string,
): FormWarning | null {
  if (overlaps.length === 0) return null
  return {
    title: `This deal overlaps ${countOf(overlaps.length, 'other deal', 'other deals')}. A customer gets only the one that wins.`,
    records: overlaps.map((overlap) => ({
      href: hrefOf(overlap.deal.id),
      label: overlap.deal.title,
      detail: overlapText(own, overlap),
    })),
    shown: overlapDigest(overlaps),
    goOn: 'Save anyway',
  }
}
