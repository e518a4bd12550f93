import { cityBySlug } from '@/lib/geo/gazetteer/cities'
import { CHOSEN_CITIES } from '@/lib/geo/compose/chosen-cities'
import { clock } from './clock'
import { sunTable } from './sun-table'
import { sunYear, type Month, type SunYear } from './sun-year'

function yearIn(slug: string): SunYear {
  const city = cityBySlug(slug)
  if (!city) throw new Error(`There is no city ${slug}.`)
  return sunYear(city)
}

/** On the fifteenth of the month, by the clock of the place. */
it.each<[slug: string, month: Month, sunrise: string, sunset: string]>([
  ['detroit-mi', 'January', '7:59 am', '5:25 pm'],
  ['detroit-mi', 'June', '5:55 am', '9:11 pm'],
  ['anchorage-ak', 'June', '4:21 am', '11:40 pm'],
  ['anchorage-ak', 'December', '10:09 am', '3:40 pm'],
  ['phoenix-az', 'June', '5:18 am', '7:40 pm'],
  ['honolulu-hi', 'December', '7:01 am', '5:52 pm'],
])('the sun over %s in %s is up from %s to %s', (slug, month, sunrise, sunset) => {
  const day = yearIn(slug).months[month]
  expect([clock(day.sunrise), clock(day.sunset)]).toEqual([sunrise, sunset])
})

it('clocks change in most places, but not in Arizona and Hawaii', () => {
  const unchanged = CHOSEN_CITIES.filter((city) => !sunYear(city).zone.savesDaylight)
  expect(new Set(unchanged.map(({ state }) => state))).toEqual(new Set(['AZ', 'HI']))
})

it('a state keeps one clock unless a border of time zones runs through it', () => {
  const byState = Map.groupBy(CHOSEN_CITIES, ({ state }) => state)
  const split = [...byState].filter(
    ([, cities]) => new Set(cities.map((city) => sunYear(city).zone.name)).size > 1,
  )
  expect(split.map(([state]) => state).sort()).toEqual(['ID', 'IN', 'KY', 'SD', 'TN', 'TX'])
})

it('golden hour fills the day where the sun stays low, and may end after midnight', () => {
  const { months } = yearIn('fairbanks-ak')
  expect(months.December.softUntil).toBe(months.December.noon)
  expect(months.December.softFrom).toBe(months.December.noon)
  expect(months.June.sunset).toBeGreaterThan(24 * 60)
  expect(sunTable(yearIn('fairbanks-ak'))).toContain('| 10:34 pm–12:43 am |')
})
