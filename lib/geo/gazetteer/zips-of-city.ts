import { distanceMiles } from '../distance.ts'
import { fold } from '../fold.ts'
import type { City, Point, ZipCode } from '../types.ts'
import { CITIES } from './cities.ts'
import { nearestAmong } from '../sorted-lookup.ts'
import { ZIP_CODES } from './zips.ts'

/** Farther out is country, even where no other city is nearer or the post office keeps the city's name. */
const REACH_MILES = 25

/** Codes of the federal government's own offices, a hundred of them in the middle of Washington. */
const GOVERNMENT = /^20[2-5]/

const position = ({ lat, lng }: Point) => `${lat},${lng}`
const address = (name: string, state: string) => `${fold(name)}, ${state}`

/** Post boxes and single companies stand by the dozen in the middle of their town; two or three there may be all it has. */
const FEW = 3

const byAddress = new Map(CITIES.map((city) => [address(city.name, city.state), city]))
const nearestCity = nearestAmong(CITIES)

/** The city whose name the post office uses, and the nearest one, where they are within reach. */
function servedBy(zip: ZipCode): City[] {
  const named = byAddress.get(address(zip.town, zip.state))
  const nearest = nearestCity(zip)
  const inReach = (city: City) => city.state === zip.state && distanceMiles(zip, city) <= REACH_MILES
  return [...new Set([named, nearest])].flatMap((city) => (city && inReach(city) ? [city] : []))
}

function group(): Map<City, ZipCode[]> {
  const byCity = new Map(CITIES.map((city): [City, ZipCode[]] => [city, []]))
  const places = [
    ...Map.groupBy(
      ZIP_CODES.filter(({ zip }) => !GOVERNMENT.test(zip)),
      position,
    ).values(),
  ]
  for (const zip of places.filter(({ length }) => length === 1).flat())
    for (const city of servedBy(zip)) byCity.get(city)?.push(zip)
  for (const zips of places.filter(({ length }) => length > 1 && length <= FEW))
    for (const city of zips[0] ? servedBy(zips[0]) : [])
      if (byCity.get(city)?.length === 0) byCity.set(city, [...zips])
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
