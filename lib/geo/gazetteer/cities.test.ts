import { STATES } from '@/lib/content/states'
import { CITIES, cityBySlug } from './cities'
import { ZIP_CODES } from './zips'

const slugs = (cities: readonly { slug: string }[]) => cities.map(({ slug }) => slug)

test('slugs of cities are unique and differ from those of states', () => {
  expect(CITIES.length).toBeGreaterThan(4000)
  expect(new Set(slugs(CITIES)).size).toBe(CITIES.length)
  const states = new Set(slugs(STATES))
  const wrong = CITIES.filter(({ slug }) => !/^[a-z]+(-[a-z]+)*-[a-z]{2}$/.test(slug) || states.has(slug))
  expect(wrong).toEqual([])
})

test('every state has at least three cities and a center among its ZIP codes', () => {
  for (const { abbreviation, lat, lng } of STATES) {
    expect(CITIES.filter(({ state }) => state === abbreviation).length).toBeGreaterThanOrEqual(3)
    const own = ZIP_CODES.filter(({ state }) => state === abbreviation)
    expect(own.some((zip) => zip.lat > lat) && own.some((zip) => zip.lat < lat)).toBe(true)
    expect(own.some((zip) => zip.lng > lng) && own.some((zip) => zip.lng < lng)).toBe(true)
  }
})

test('lists the largest cities first, with county and population', () => {
  expect(slugs(CITIES.slice(0, 3))).toEqual(['new-york-ny', 'los-angeles-ca', 'chicago-il'])
  expect(cityBySlug('ann-arbor-mi')).toEqual({
    name: 'Ann Arbor',
    state: 'MI',
    county: 'Washtenaw County',
    population: 117_070,
    lat: expect.closeTo(42.28, 1),
    lng: expect.closeTo(-83.74, 1),
    slug: 'ann-arbor-mi',
  })
})

test('excludes neighborhoods and duplicate entries', () => {
  const doubtful = [
    'brooklyn-ny',
    'queens-ny',
    'maryvale-az',
    'east-chattanooga-tn',
    'tempe-junction-az',
    'hollywood-ca',
  ]
  expect(doubtful.filter(cityBySlug)).toEqual([])
  expect(
    ['north-charleston-sc', 'north-las-vegas-nv', 'culver-city-ca'].filter((slug) => !cityBySlug(slug)),
  ).toEqual([])
})

test('independent cities and cities in several counties have no county', () => {
  expect(cityBySlug('baltimore-md')?.county).toBeNull()
  expect(cityBySlug('new-york-ny')?.county).toBeNull()
})
