import { PACKAGE_UNITS } from '@/lib/content/package-units'
import { PACKAGES, type Package, type PackageId } from '@/lib/content/packages'
import { quoteTotals, type QuoteTotals } from './totals'
import { travelCents } from './travel'

/** `label` as in 'Ann Arbor, MI', `from` as in 'Northville, MI'; `miles` are whole, one way. */
export type Travel = { label: string; from: string; miles: number }

export const MAX_COUNT = 20

export type EstimateChoice = {
  packageId: PackageId
  /** Titles. */
  addOns: readonly string[]
  /** From 1 to `MAX_COUNT`. */
  count: number
}

export type EstimateLine = {
  kind: 'package' | 'add_on' | 'travel'
  title: string
  quantity: number
  unitPriceCents: number
}

export type Estimate = {
  packageId: PackageId
  count: number
  lines: EstimateLine[]
  /** Null where none was named, and for work at a desk. */
  travel: Travel | null
  /** Starting prices. Without sales tax, as both ends of the range. */
  lowCents: number
  highCents: number
}

/** A day that runs longer, a place that needs more people: the upper end has room for a quarter more. */
const ROOM_PERCENT = 25
const STEP_CENTS = 5000

const addTo = (cents: number) => Math.ceil((cents * (100 + ROOM_PERCENT)) / 100 / STEP_CENTS) * STEP_CENTS

const line = (kind: EstimateLine['kind'], title: string, dollars: number, quantity = 1): EstimateLine => ({
  kind,
  title,
  quantity,
  unitPriceCents: dollars * 100,
})

function linesOf(item: Package, { addOns, count }: EstimateChoice, travel: Travel | null): EstimateLine[] {
  const { one, furtherPrice } = PACKAGE_UNITS[item.id]
  const further = count > 1 ? [line('package', `Each further ${one}`, furtherPrice, count - 1)] : []
  const chosen = item.addOns.filter(({ title }) => addOns.includes(title))
  const charge = travel ? travelCents(travel.miles) / 100 : 0
  return [
    line('package', item.title, item.startingPrice),
    ...further,
    ...chosen.map(({ title, price }) => line('add_on', title, price)),
    ...(travel && charge > 0 ? [line('travel', `Travel to ${travel.label}`, charge)] : []),
  ]
}

/** @param travel to the place of filming; null without one */
export function estimateOf(choice: EstimateChoice, travel: Travel | null): Estimate {
  const item = PACKAGES.find(({ id }) => id === choice.packageId)
  if (!item) throw new Error('There is no such package')
  const way = PACKAGE_UNITS[item.id].isDeskWork ? null : travel
  const lines = linesOf(item, choice, way)
  const priced = lines.map((each, at) => ({
    ...each,
    id: String(at),
    discount: null,
    isOptional: false,
    isTaxable: false,
  }))
  const { totalCents } = quoteTotals(priced, { discount: null, taxPpm: 0, depositPercent: 0 }, new Set())
  const { packageId, count } = choice
  return { packageId, count, lines, travel: way, lowCents: totalCents, highCents: addTo(totalCents) }
}

export type EstimateDrift = {
  /** What the offer asks for, without sales tax. */
  offerCents: number
  kind: 'below' | 'within' | 'above'
  /** From the nearer end of the range; 0 within it. Never negative. */
  byCents: number
  /** Of that end of the range. */
  byBasisPoints: number
}

/** How an offer compares to the range that its client saw. Sales tax is left out, because the range has none. */
export function estimateDrift(
  { lowCents, highCents }: Pick<Estimate, 'lowCents' | 'highCents'>,
  { totalCents, taxCents }: Pick<QuoteTotals, 'totalCents' | 'taxCents'>,
): EstimateDrift {
  const offerCents = totalCents - taxCents
  const kind = offerCents < lowCents ? 'below' : offerCents > highCents ? 'above' : 'within'
  const end = { below: lowCents, within: offerCents, above: highCents }[kind]
  const byCents = Math.abs(offerCents - end)
  return { offerCents, kind, byCents, byBasisPoints: end > 0 ? Math.round((byCents * 10_000) / end) : 0 }
}
