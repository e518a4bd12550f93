import { distanceMiles } from '../distance.ts'
import { fold } from '../fold.ts'
import type { City, Point, ZipCode } from '../types.ts'
import { CITIES } from './cities.ts'
import { nearestAmong } from './nearest.ts'
import { ZIP_CODES } from './zips.ts'

/** Farther out is country, even where no other city is nearer or the post office keeps the city's name. */
const REACH_MILES = 25

/** Codes of the federal government's own offices, a hundred of them in the middle of Washington. */
const GOVERNMENT = /^20[2-5]/

const position = ({ lat, lng }: Point) => `${lat},${lng}`
const address = (name: string, state: string) => `${fold(name)}, ${state}`

/** Codes of post boxes and of single companies stand together in the middle of their town; streets have a place of their own. */
function listDelivered(): ZipCode[] {
  const together = Map.groupBy(ZIP_CODES, position)
  return [...together.values()]
    .flatMap(([first, ...others]) => (first && others.length === 0 ? [first] : []))
    .filter(({ zip }) => !GOVERNMENT.test(zip))
}

function group(): Map<City, ZipCode[]> {
  const nearestCity = nearestAmong(CITIES)
  const byAddress = new Map(CITIES.map((city) => [address(city.name, city.state), city]))
  const byCity = new Map(CITIES.map((city): [City, ZipCode[]] => [city, []]))
  for (const zip of listDelivered()) {
    const cities = new Set([byAddress.get(address(zip.town, zip.state)), nearestCity(zip)])
    for (const city of cities)
      if (city && city.state === zip.state && distanceMiles(zip, city) <= REACH_MILES)
        byCity.get(city)?.push(zip)
  }
  for (const [city, zips] of byCity)
    zips.sort((a, b) => distanceMiles(city, a) - distanceMiles(city, b) || Number(a.zip) - Number(b.zip))
  return byCity
}

let grouped: Map<City, ZipCode[]> | undefined

/**
 * The ZIP codes that the post office calls by the city's name, and those whose middle lies nearer to this city's than to
 * any other's; nearest first. Neighbours may share one. Empty for a suburb whose codes are all nearer to others.
 */
export const zipCodesOf = (city: City): readonly ZipCode[] => (grouped ??= group()).get(city) ?? []
