import { PACKAGES } from '@/lib/content/packages'
import type { FormValues } from '@/lib/forms/form-state'
import { MAX_COUNT, type EstimateChoice } from './estimate'

/** Names of form fields and query parameters. Add-ons are told by their place in the package. */
export const estimateFields = {
  package: 'package',
  count: 'count',
  place: 'place',
  addOn: (at: number) => `addOn${at + 1}`,
} as const

/** Among the values with which the server answers a form: the travel to the place in it, as JSON. */
export const TRAVEL_VALUE = 'travel'

export const MAX_PLACE_LENGTH = 100

/** Null without a package that exists, so also where the estimate was removed. What else is wrong becomes the nearest right value. */
export function readChoice(values: FormValues): EstimateChoice | null {
  const item = PACKAGES.find(({ id }) => id === values[estimateFields.package])
  if (!item) return null
  const count = Math.trunc(Number(values[estimateFields.count] ?? 1)) || 1
  return {
    packageId: item.id,
    addOns: item.addOns.filter((_, at) => values[estimateFields.addOn(at)]).map(({ title }) => title),
    count: Math.min(Math.max(count, 1), MAX_COUNT),
  }
}

/** Empty without one. */
export const readPlace = (values: FormValues): string =>
  (values[estimateFields.place] ?? '').slice(0, MAX_PLACE_LENGTH).trim()

/** The query that `readChoice` and `readPlace` read again. */
export function writeChoice({ packageId, addOns, count }: EstimateChoice, place: string): URLSearchParams {
  const item = PACKAGES.find(({ id }) => id === packageId)
  const chosen = item?.addOns.flatMap(({ title }, at) =>
    addOns.includes(title) ? [[estimateFields.addOn(at), '1']] : [],
  )
  return new URLSearchParams([
    [estimateFields.package, packageId],
    ...(chosen ?? []),
    ...(count > 1 ? [[estimateFields.count, String(count)]] : []),
    ...(place ? [[estimateFields.place, place]] : []),
  ] as [string, string][])
}
