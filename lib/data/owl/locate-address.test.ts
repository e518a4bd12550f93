import { locateAddress } from './locate-address'
import { changeSite, type SiteFacts } from './site-changes'

const address = (city: string, state: string, zip: string) => ({ street: '1 Loom Street', city, state, zip })

test.each([
  ['Flint', 'MI', '48502', 'Genesee County', 'America/Detroit'],
  ['Phoenix', 'AZ', '85004', 'Maricopa County', 'America/Phoenix'],
  ['Yuma', 'AZ', '85364', 'Yuma County', 'America/Phoenix'],
  ['Indianapolis', 'IN', '46204', 'Marion County', 'America/Indiana/Indianapolis'],
  ['Honolulu', 'HI', '96813', 'Honolulu County', 'Pacific/Honolulu'],
  ['El Paso', 'TX', '79901', 'El Paso County', 'America/Denver'],
])('finds county and time zone of %s, %s', (city, state, zip, county, timeZone) => {
  expect(locateAddress(address(city, state, zip), null)).toMatchObject({
    location: { county, timeZone, position: { lat: expect.any(Number) } },
  })
})

test('says which part of an address does not fit', () => {
  expect(locateAddress(address('Flint', 'OH', '48502'), null)).toEqual({
    errors: { zip: '48502 is in Flint, MI. Check the state or the ZIP code.' },
  })
  expect(locateAddress(address('Detroit', 'MI', '48502'), null)).toEqual({
    errors: { city: '48502 belongs to Flint, MI. Check the city or the ZIP code.' },
  })
  expect(locateAddress(address('Flint', 'MI', '00001'), null)).toEqual({
    errors: { zip: expect.stringContaining('type the position') },
  })
  expect(locateAddress(address('Flint', 'MI', '48502'), { lat: 34, lng: -118 })).toEqual({
    errors: { position: expect.stringMatching(/^This is 1,\d{3} miles from 48502 in Flint, MI/) },
  })
})

test('a typed position decides where the gazetteer does not know the place', () => {
  const position = { lat: 43.01, lng: -83.69 }
  expect(locateAddress(address('Nowhere Crossing', 'MI', '48502'), position)).toMatchObject({
    location: { position, timeZone: 'America/Detroit' },
  })
  expect(locateAddress(address('Flint', 'MI', '00001'), position)).toMatchObject({ location: { position } })
})

describe('an edit of a site', () => {
  const SITE: SiteFacts = {
    name: 'Site',
    number: '1',
    parent_group_id: 'group',
    status: 'open',
    opens_on: '2026-01-01',
    closed_on: null,
    street: '1 Loom Street',
    city: 'Flint',
    state: 'MI',
    zip: '48502',
    county: 'Genesee County',
    latitude: 43.012,
    longitude: -83.691,
    time_zone: 'America/Detroit',
    phone: null,
    screens: null,
    pumps: null,
    notes: null,
  }

  test('of the street leaves the place', () => {
    expect(changeSite(SITE, 'address', '2 Loom Street\nFlint, MI 48502')).toEqual({
      columns: { street: '2 Loom Street', city: 'Flint', state: 'MI', zip: '48502' },
    })
  })

  test('to a far place brings county, position and time zone along', () => {
    expect(changeSite(SITE, 'address', '2 Loom Street\nPhoenix, AZ 85004')).toMatchObject({
      columns: { county: 'Maricopa County', time_zone: 'America/Phoenix', latitude: expect.any(Number) },
    })
  })

  test('to a near place keeps the position of the building', () => {
    expect(changeSite(SITE, 'address', '2 Loom Street\nFlint, MI 48503')).toEqual({
      columns: {
        street: '2 Loom Street',
        city: 'Flint',
        state: 'MI',
        zip: '48503',
        county: 'Genesee County',
      },
    })
  })

  test('of the days is checked against the others', () => {
    expect(changeSite(SITE, 'closedOn', '2025-12-31')).toHaveProperty('error')
    expect(changeSite(SITE, 'closedOn', '2026-12-31')).toEqual({ columns: { closed_on: '2026-12-31' } })
    expect(changeSite({ ...SITE, closed_on: '2026-12-31' }, 'status', 'planned')).toHaveProperty('error')
  })
})
