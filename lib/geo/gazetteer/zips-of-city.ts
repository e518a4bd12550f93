import { distanceMiles } from '../distance.ts'
import { fold } from '../fold.ts'
import type { City, Point, ZipCode } from '../types.ts'
import { CITIES } from './cities.ts'
import { createNearestSearch } from '../sorted-lookup.ts'
import { ZIP_CODES } from './zips.ts'

const MAX_DISTANCE_MILES = 25

const FEDERAL_OFFICES = /^20[2-5]/

const position = ({ lat, lng }: Point) => `${lat},${lng}`
const address = (name: string, state: string) => `${fold(name)}, ${state}`

/** More ZIP codes at one position are post boxes and single companies; up to three may be all a town has. */
const MAX_SHARED_POSITION = 3

const byAddress = new Map(CITIES.map((city) => [address(city.name, city.state), city]))
const nearestCity = createNearestSearch(CITIES)

function citiesServedBy(zip: ZipCode): City[] {
  const named = byAddress.get(address(zip.town, zip.state))
  const nearest = nearestCity(zip)
  const isWithinReach = (city: City) =>
    city.state === zip.state && distanceMiles(zip, city) <= MAX_DISTANCE_MILES
  return [...new Set([named, nearest])].flatMap((city) => (city && isWithinReach(city) ? [city] : []))
}

function group(): Map<City, ZipCode[]> {
  const byCity = new Map(CITIES.map((city): [City, ZipCode[]] => [city, []]))
  const places = [
    ...Map.groupBy(
      ZIP_CODES.filter(({ zip }) => !FEDERAL_OFFICES.test(zip)),
      position,
    ).values(),
  ]
  for (const zip of places.filter(({ length }) => length === 1).flat())
    for (const city of citiesServedBy(zip)) byCity.get(city)?.push(zip)
  for (const zips of places.filter(({ length }) => length > 1 && length <= MAX_SHARED_POSITION))
    for (const city of zips[0] ? citiesServedBy(zips[0]) : [])
      if (byCity.get(city)?.length === 0) byCity.set(city, [...zips])
  for (const [city, zips] of byCity)
    zips.sort((a, b) => distanceMiles(city, a) - distanceMiles(city, b) || Number(a.zip) - Number(b.zip))
  return byCity
}

let grouped: Map<City, ZipCode[]> | undefined

/**
 * ZIP codes with the city's postal name and those to which it is the nearest city; nearest first. Cities may share
 * one. Empty for a suburb without any.
 */
export const zipCodesOf = (city: City): readonly ZipCode[] => (grouped ??= group()).get(city) ?? []
