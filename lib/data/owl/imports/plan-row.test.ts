import type { ImportCollection } from '@/lib/owl/imports/collections'
import type { Found, PlannedRow } from './plan-row'
import { planCells, SAMPLE_GROUP, SAMPLE_SITE } from './sample-plans'

const plan = (
  name: ImportCollection,
  cells: Record<string, string>,
  found: Partial<Found> = {},
): PlannedRow => planCells(name, cells, { record: null, refs: { group: SAMPLE_GROUP }, ...found })

const NEW = {
  'Site group': 'Test Fuel',
  Number: '0017',
  Name: 'Main Street',
  City: 'Bedford',
  State: 'Massachusetts',
  ZIP: '01730',
}

describe('a new site', () => {
  it('keeps numbers and ZIP codes as text, and gets its place from the gazetteer', () => {
    const { facts, problems, keys } = plan('sites', NEW)
    expect(problems).toEqual({})
    expect(facts).toMatchObject({
      parent_group_id: SAMPLE_GROUP,
      number: '0017',
      zip: '01730',
      state: 'MA',
      status: 'open',
      county: 'Middlesex County',
      time_zone: 'America/New_York',
    })
    expect(facts.latitude).toBeCloseTo(42.5, 0)
    expect(keys).toEqual(['test fuel\n0017'])
  })

  it('takes empty coordinates for none', () => {
    const { facts, problems } = plan('sites', { ...NEW, Latitude: '', Longitude: '' })
    expect(problems).toEqual({})
    expect(facts.latitude).not.toBe(0)
  })

  it.each<[string, Record<string, string>, Record<string, unknown>]>([
    [
      'swapped coordinates',
      { Latitude: '-71.28', Longitude: '42.49' },
      { latitude: expect.stringContaining('Latitude comes first') as string },
    ],
    [
      'coordinates of 0,0',
      { Latitude: '0', Longitude: '0' },
      { latitude: 'This position is not in the United States' },
    ],
    ['half a position', { Latitude: '42.49' }, { longitude: 'Latitude and longitude belong together' }],
    [
      'a ZIP code that lost its zero',
      { ZIP: '1730' },
      { zip: 'A ZIP code has five digits: did a spreadsheet drop the zero of 01730?' },
    ],
    [
      'a ZIP code of another state',
      { ZIP: '48502' },
      { zip: expect.stringContaining('Flint, MI') as string },
    ],
    ['no city', { City: '' }, { city: 'City is required' }],
    ['an unknown status', { Status: 'shut' }, { status: 'Write one of these: Planned, Open, Closed' }],
    ['half an hour', { Monday: '6 to' }, { monday: expect.stringContaining('Type hours') as string }],
    ['a very long cell', { Notes: 'x'.repeat(50_000) }, { notes: 'Notes can have at most 5,000 characters' }],
    [
      'an impossible day',
      { 'First day': '02/30/2026' },
      { opensOn: expect.stringContaining('date') as string },
    ],
  ])('names the cell of %s', (_, cells, problems) => {
    expect(plan('sites', { ...NEW, ...cells }).problems).toEqual(problems)
  })

  it('names an unknown group and what is missing', () => {
    const { problems } = plan('sites', { 'Site group': 'Nobody', Number: '1' }, { refs: { group: null } })
    expect(problems).toEqual({ group: 'No site group has this name', name: 'Name is required' })
  })

  it('reads days as American spreadsheets write them', () => {
    expect(plan('sites', { ...NEW, 'First day': '3/9/2026' }).facts.opens_on).toBe('2026-03-09')
  })
})

describe('a known site', () => {
  it('changes only what the file says', () => {
    const { facts, shown, record, version } = plan(
      'sites',
      { 'Site group': 'test fuel', Number: '0017', Phone: '', Pumps: '14' },
      { record: SAMPLE_SITE },
    )
    expect(facts).toEqual({ phone: null, pumps: 14 })
    expect(shown).toEqual({ phone: ['+1 810 555 0100', ''], pumps: ['12', '14'] })
    expect([record, version]).toEqual([SAMPLE_SITE.id, 3])
  })

  it('moves with its county, position and time zone', () => {
    const { facts, problems } = plan(
      'sites',
      { 'Site group': 'Test Fuel', Number: '0017', City: 'Phoenix', State: 'AZ', ZIP: '85004' },
      { record: SAMPLE_SITE },
    )
    expect(problems).toEqual({})
    expect(facts).toMatchObject({ county: 'Maricopa County', time_zone: 'America/Phoenix', city: 'Phoenix' })
    expect(facts.latitude).toBeCloseTo(33.4, 0)
  })

  it('keeps its days in order', () => {
    const cells = { 'Site group': 'Test Fuel', Number: '0017', 'Last day': '2019-12-31' }
    expect(plan('sites', cells, { record: SAMPLE_SITE }).problems).toEqual({
      closedOn: 'The last day is before the first one',
    })
  })

  it('keeps the hours of days that the file does not have', () => {
    const cells = { 'Site group': 'Test Fuel', Number: '0017', Monday: 'closed', Tuesday: '8am-5pm' }
    expect(plan('sites', cells, { record: SAMPLE_SITE }).facts).toEqual({
      week_hours: [
        { weekday: 2, opens: 480, closes: 1020 },
        { weekday: 6, opens: 0, closes: 1440 },
      ],
    })
  })
})

it('finds a product by code before its name, and checks the digit', () => {
  const { keys, problems } = plan(
    'products',
    { UPC: '0 36000 29145-2', Name: 'Cola' },
    { refs: { brand: null } },
  )
  expect(problems).toEqual({})
  expect(keys).toEqual(['code 0036000291452', 'name cola'])
  expect(plan('products', { UPC: '036000291453', Name: 'Cola' }).problems).toEqual({
    code: expect.stringContaining('would be 2') as string,
  })
  expect(plan('products', { Name: 'Cola', Brand: 'None' }, { refs: { brand: null } }).problems).toEqual({
    brand: 'No brand has this name',
  })
})

describe('a brand association', () => {
  const cells = {
    'Site group': 'test fuel',
    'Site number': '0017',
    Brand: 'Suds',
    Role: 'car wash',
    'First day': '3/9/2026',
    'Last day': '',
  }
  const refs = { group: SAMPLE_GROUP, number: SAMPLE_SITE.id, brand: SAMPLE_GROUP }

  it('is new', () => {
    const { facts, problems, keys } = plan('brand-associations', cells, { refs })
    expect(problems).toEqual({})
    expect(facts).toEqual({
      site_id: SAMPLE_SITE.id,
      brand_id: SAMPLE_GROUP,
      role: 'wash',
      first_on: '2026-03-09',
    })
    expect(keys).toEqual(['test fuel\n0017\nsuds\nwash\n2026-03-09'])
  })

  it('names each wrong cell', () => {
    const unknown = { group: SAMPLE_GROUP, number: null, brand: null }
    expect(plan('brand-associations', { ...cells, Role: 'roof' }, { refs: unknown }).problems).toEqual({
      number: 'No site of this group has this number',
      brand: 'No brand has this name',
      role: 'Write one of these: Canopy, Fuel, Store, Food, Car wash',
    })
    expect(plan('brand-associations', { ...cells, 'Last day': '2026-03-08' }, { refs }).problems).toEqual({
      lastOn: 'The last day is before the first one',
    })
  })
})
