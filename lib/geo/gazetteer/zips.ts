import columns from '../reference/zips.json' with { type: 'json' }
import { fromDifferences, fromSteps, fromText } from '../reference/columns.ts'
import type { ZipCode } from '../types.ts'

function decode(): ZipCode[] {
  const towns = fromText(columns.towns).map((town) => {
    const comma = town.lastIndexOf(', ')
    return { town: town.slice(0, comma), state: town.slice(comma + 2) }
  })
  const townOf = fromDifferences(columns.townOf)
  const lats = fromDifferences(columns.lats)
  const lngs = fromDifferences(columns.lngs)
  return fromDifferences(columns.zips).map((zip, index) => ({
    zip: String(zip).padStart(5, '0'),
    ...(towns[townOf[index] ?? 0] ?? { town: '', state: '' }),
    lat: fromSteps(lats[index] ?? 0),
    lng: fromSteps(lngs[index] ?? 0),
  }))
}

/** In order of the codes. */
export const ZIP_CODES: readonly ZipCode[] = decode()

const byCode = new Map(ZIP_CODES.map((entry) => [entry.zip, entry]))

export const zipCode = (zip: string): ZipCode | null => byCode.get(zip) ?? null

/** The codes that begin so; `digits` has at most five. */
export function zipCodesStarting(digits: string): readonly ZipCode[] {
  let [low, high] = [0, ZIP_CODES.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ZIP_CODES[middle]?.zip ?? '') < digits) low = middle + 1
    else high = middle
  }
  let end = low
  while (ZIP_CODES[end]?.zip.startsWith(digits)) end += 1
  return ZIP_CODES.slice(low, end)
}
