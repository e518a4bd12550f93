import { lowerBound } from '../sorted-lookup.ts'
import columns from '../reference/zips.json' with { type: 'json' }
import { fromDifferences, fromHundreds, fromSteps, fromText } from '../reference/columns.ts'
import type { ZipCode } from '../types.ts'

export type Town = {
  name: string
  state: string
  population: number
  zips: readonly ZipCode[]
}

function decodeZips(): ZipCode[] {
  const towns = fromText(columns.towns).map(splitTown)
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

function splitTown(text: string): { town: string; state: string } {
  const comma = text.lastIndexOf(', ')
  return { town: text.slice(0, comma), state: text.slice(comma + 2) }
}

const townKey = ({ town, state }: { town: string; state: string }) => `${town}, ${state}`

export const ZIP_CODES: readonly ZipCode[] = decodeZips()

const byTown = Map.groupBy(ZIP_CODES, townKey)

export const TOWNS: readonly Town[] = fromText(columns.towns).map((text, index) => {
  const { town, state } = splitTown(text)
  return {
    name: town,
    state,
    population: fromHundreds(columns.populations[index] ?? 0),
    zips: byTown.get(text) ?? [],
  }
})

const byCode = new Map(ZIP_CODES.map((entry) => [entry.zip, entry]))

export const zipCode = (zip: string): ZipCode | null => byCode.get(zip) ?? null

/** ZIP codes with this prefix of at most five digits. */
export function listZipCodesByPrefix(digits: string): readonly ZipCode[] {
  const start = lowerBound(ZIP_CODES, ({ zip }) => zip < digits)
  let end = start
  while (ZIP_CODES[end]?.zip.startsWith(digits)) end += 1
  return ZIP_CODES.slice(start, end)
}
