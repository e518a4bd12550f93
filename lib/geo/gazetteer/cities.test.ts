import { STATES } from '@/lib/content/states'
import { CITIES, cityBySlug } from './cities'
import { ZIP_CODES } from './zips'

const slugs = (cities: readonly { slug: string }[]) => cities.map(({ slug }) => slug)

test('every city has an address of its own that no state has', () => {
  expect(CITIES.length).toBeGreaterThan(4000)
  expect(new Set(slugs(CITIES)).size).toBe(CITIES.length)
  const states = new Set(slugs(STATES))
  const wrong = CITIES.filter(({ slug }) => !/^[a-z]+(-[a-z]+)*-[a-z]{2}$/.test(slug) || states.has(slug))
  expect(wrong).toEqual([])
})

test('every state has three cities or more, and its middle lies among its ZIP codes', () => {
  for (const { abbreviation, lat, lng } of STATES) {
    expect(CITIES.filter(({ state }) => state === abbreviation).length).toBeGreaterThanOrEqual(3)
    const own = ZIP_CODES.filter(({ state }) => state === abbreviation)
    expect(own.some((zip) => zip.lat > lat) && own.some((zip) => zip.lat < lat)).toBe(true)
    expect(own.some((zip) => zip.lng > lng) && own.some((zip) => zip.lng < lng)).toBe(true)
  }
})

test('largest first, with county and population', () => {
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

test('neither quarters nor second entries of a city are cities', () => {
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

test('a city of no county, or of several, names none', () => {
  expect(cityBySlug('baltimore-md')?.county).toBeNull()
  expect(cityBySlug('new-york-ny')?.county).toBeNull()
})
