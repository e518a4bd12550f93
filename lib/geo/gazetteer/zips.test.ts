import { distanceMiles } from '@/lib/geo/distance'
import { cityBySlug } from './cities'
import { createNearestSearch } from '@/lib/geo/sorted-lookup'
import { listZipCodesByPrefix, TOWNS, ZIP_CODES, zipCode } from './zips'
import { zipCodesOf } from './zips-of-city'

const codesOf = (slug: string) => {
  const city = cityBySlug(slug)
  if (!city) throw new Error(`${slug} is missing.`)
  return zipCodesOf(city).map(({ zip }) => zip)
}

test('has 40,000 ZIP codes linked to their towns', () => {
  expect(ZIP_CODES.length).toBeGreaterThan(40_000)
  expect(zipCode('48167')).toMatchObject({ town: 'Northville', state: 'MI' })
  expect(zipCode('00000')).toBeNull()
  expect(TOWNS.find(({ name, state }) => name === 'Northville' && state === 'MI')?.zips[0]?.zip).toBe('48167')
})

test('finds ZIP codes by prefix', () => {
  expect(listZipCodesByPrefix('4816').map(({ zip }) => zip)).toContain('48167')
  expect(listZipCodesByPrefix('4816').every(({ zip }) => zip.startsWith('4816'))).toBe(true)
  expect(listZipCodesByPrefix('000')).toEqual([])
})

test("lists a city's ZIP codes, nearest first, without post boxes", () => {
  expect(codesOf('detroit-mi').slice(0, 2)).toEqual(['48226', '48201'])
  expect(codesOf('detroit-mi')).toContain('48219')
  expect(codesOf('detroit-mi')).not.toContain('48231')
  expect(codesOf('washington-dc')).toContain('20001')
  expect(codesOf('washington-dc')).not.toContain('20500')
  expect(codesOf('cedar-park-tx')).toEqual(['78613', '78630'])
})

test('finds the same nearest point as a linear search', () => {
  const nearest = createNearestSearch(ZIP_CODES)
  for (const point of [
    { lat: 42.33, lng: -83.05 },
    { lat: 64.8, lng: -147.7 },
    { lat: 20, lng: -157 },
    { lat: -89, lng: 10 },
  ]) {
    const least = Math.min(...ZIP_CODES.map((zip) => distanceMiles(point, zip)))
    const found = nearest(point)
    expect(found && distanceMiles(point, found)).toBe(least)
  }
  expect(createNearestSearch([])({ lat: 0, lng: 0 })).toBeNull()
})
