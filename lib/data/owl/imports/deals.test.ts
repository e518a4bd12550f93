import { WHERE_LABELS } from '@/lib/owl/deals/deal'
import type { StoredRecord } from './collection'
import type { Found } from './plan-row'
import { exportedCells, planCells } from './sample-plans'

const GROUP = 'f4100000-0000-4000-8000-0000000000a1'
const COLA = 'f4100000-0000-4000-8000-0000000000b1'
const CHIPS = 'f4100000-0000-4000-8000-0000000000b2'
const BRAND = 'f4100000-0000-4000-8000-0000000000c1'
const SITE = 'f4100000-0000-4000-8000-0000000000d1'
const OTHER = 'f4100000-0000-4000-8000-0000000000d2'

const SITES = { '0017': [SITE], '18': [OTHER], '19': [] }
const FOUND: Found = {
  record: null,
  refs: { group: GROUP, brand: BRAND, twin: null },
  lists: {
    products: { 'Cola, 12 oz': [COLA], '00012348': [CHIPS], Water: [COLA, CHIPS], None: [] },
    brands: { Suds: [BRAND], None: [] },
    sites: SITES,
    exceptions: SITES,
  },
}

const NEW = {
  'Site group': 'test fuel',
  Title: 'Fill up',
  Offer: '2 for $3.00',
  Products: 'Cola, 12 oz; 00012348',
  'First day': '12/1/2026',
  'Last day': '2026-12-31',
}

const RECORD: StoredRecord = {
  id: 'f4100000-0000-4000-8000-0000000000e1',
  version: 3,
  parent_group_id: GROUP,
  group_name: 'Test Fuel',
  title: '=Fill up',
  offer_kind: 'n_for',
  offer_cents: 300,
  offer_basis_points: null,
  offer_count: 2,
  offer_get: null,
  offer_points: null,
  old_price_cents: 199,
  product_ids: [COLA, CHIPS],
  product_names: ['Chips; salted', 'Cola, 12 oz'],
  brand_id: BRAND,
  brand_name: 'Suds',
  first_on: '2026-12-01',
  last_on: '2026-12-31',
  where_kind: 'group',
  where_states: [],
  where_brand_ids: [],
  where_brand_names: [],
  where_role: null,
  site_ids: [],
  site_numbers: [],
  exception_ids: [SITE],
  exception_numbers: ['0017'],
  terms: '- first line\n\n  second',
  state: 'planned',
  picture_path: 'deals/f4100000-0000-4000-8000-0000000000e1.webp',
  picture_alt: 'A cola',
}

const IN_STATES = { where_kind: 'states', where_states: ['MI', 'OH'] }
const BY_BRAND = { where_kind: 'brands', where_brand_ids: [BRAND], where_brand_names: ['Suds'] }
const AT_SITES = {
  where_kind: 'sites',
  site_ids: [OTHER],
  site_numbers: ['18'],
}

const plan = (cells: Record<string, string>, found: Partial<Found> = {}) =>
  planCells('deals', cells, { ...FOUND, ...found })

const change = (cells: Record<string, string>, record: Partial<StoredRecord> = {}) =>
  plan(
    { 'Site group': 'Test Fuel', Title: '=Fill up', 'First day': '2026-12-01', ...cells },
    { record: { ...RECORD, ...record } },
  )

describe('a new deal', () => {
  it('has what its form would write, and is a draft for the whole group', () => {
    const { facts, problems, keys, label } = plan(NEW)
    expect(problems).toEqual({})
    expect(facts).toMatchObject({
      parent_group_id: GROUP,
      title: 'Fill up',
      offer_kind: 'n_for',
      offer_count: 2,
      offer_cents: 300,
      product_ids: [COLA, CHIPS],
      brand_id: null,
      first_on: '2026-12-01',
      last_on: '2026-12-31',
      where_kind: 'group',
      state: 'draft',
    })
    expect(keys).toEqual(['test fuel\nfill up\n2026-12-01'])
    expect(label).toBe('Fill up')
  })

  it.each<[string, Record<string, string>, Record<string, unknown>]>([
    [
      'states by name and by letters',
      { Where: 'sites in some states', States: 'Ohio; MI, new york' },
      { where_kind: 'states', where_states: ['MI', 'NY', 'OH'] },
    ],
    [
      'brands with a role',
      { Where: 'brands', 'Brands carried': 'Suds', Role: 'car wash' },
      { where_kind: 'brands', where_brand_ids: [BRAND], where_role: 'wash' },
    ],
    [
      'chosen sites without another',
      { Where: 'Chosen sites', Sites: '0017, 0017', Exceptions: '18' },
      { where_kind: 'sites', site_ids: [SITE], exception_ids: [OTHER] },
    ],
    [
      'the rest',
      { 'Old price': '$1.99', Brand: 'suds', Terms: 'One each', State: 'planned' },
      { old_price_cents: 199, brand_id: BRAND, terms: 'One each', state: 'planned' },
    ],
  ])('reads %s', (_, cells, facts) => {
    const planned = plan({ ...NEW, ...cells })
    expect([planned.problems, planned.facts]).toEqual([{}, expect.objectContaining(facts) as object])
  })

  const elsewhere = (where: string) => `Leave this empty, or write “${where}” under Where`

  it.each<[Record<string, string>, Record<string, string>]>([
    [{ Title: 'x'.repeat(201) }, { title: 'Title can have at most 200 characters' }],
    [{ Offer: '' }, { offer: 'Offer is required' }],
    [
      { Offer: 'cheap' },
      {
        offer:
          'Write an offer as in $1.99, 20% off, $0.50 off, 2 for $3.00, Buy 2, get 1 free, or 500 points',
      },
    ],
    [{ Offer: '120% off' }, { offer: 'Enter a percentage from 0.01 to 100' }],
    [{ Offer: '100 for $1' }, { offer: 'Enter a whole number from 1 to 99' }],
    [{ 'Old price': 'two' }, { oldPrice: 'Enter an amount from $0.01 to $100,000, as in 1.99' }],
    [{ Products: 'None' }, { products: 'Sites sell no product with the name or code None' }],
    [
      { Products: 'Water' },
      { products: 'Several products are called Water: mind capital letters, or write the code' },
    ],
    [{ Products: '', State: 'Planned' }, { products: 'Choose at least one product' }],
    [{ 'First day': '02/30/2026' }, { firstOn: 'Choose a date, or leave it empty' }],
    [{ 'Last day': '2026-11-30' }, { lastOn: 'The last day comes before the first one' }],
    [{ Where: 'Mars' }, { where: `Write one of these: ${Object.values(WHERE_LABELS).join(', ')}` }],
    [{ Where: 'states', States: 'MI; Utopia' }, { states: 'There is no state UTOPIA' }],
    [{ Where: 'states' }, { states: 'Name at least one state, as in MI' }],
    [{ States: 'MI' }, { states: elsewhere('Sites in some states') }],
    [{ Where: 'brands' }, { brands: 'Choose at least one brand' }],
    [{ Where: 'brands', 'Brands carried': 'None; Suds' }, { brands: 'There is no brand None' }],
    [
      { Where: 'brands', 'Brands carried': 'Suds', Role: 'roof' },
      { role: 'Write one of these: Canopy, Fuel, Store, Food, Car wash' },
    ],
    [{ Role: 'fuel' }, { role: elsewhere('Sites that carry a brand') }],
    [{ Where: 'sites', Sites: '19' }, { sites: 'The group has no site 19' }],
    [{ Where: 'states', States: 'MI', Sites: '18' }, { sites: elsewhere('Chosen sites') }],
    [{ Exceptions: '19' }, { exceptions: 'The group has no site 19' }],
    [{ Where: 'sites', Sites: '18', Exceptions: '0017; 18' }, { exceptions: '18 is among the chosen sites' }],
    [{ Terms: 'x'.repeat(2001) }, { terms: 'Terms can have at most 2,000 characters' }],
    [{ State: 'runs' }, { state: 'Write one of these: Draft, Planned, Paused' }],
  ])('names the wrong cell, row %#', (cells, problems) => {
    expect(plan({ ...NEW, ...cells }).problems).toEqual(problems)
  })

  it('names an unknown group and brand', () => {
    const refs = { group: null, brand: null, twin: null }
    expect(plan({ ...NEW, Brand: 'None' }, { refs }).problems).toEqual({
      group: 'No site group has this name',
      brand: 'No brand has this name',
    })
  })

  it('is not one of several with the same title and day', () => {
    const { problems } = plan(NEW, { refs: { ...FOUND.refs, twin: GROUP } })
    expect(problems).toEqual({ '': expect.stringContaining('Rename them first') as string })
  })
})

describe('a known deal', () => {
  it('changes only what the file says, and keeps its picture', () => {
    const { facts, shown, problems } = change({ Offer: '20%', Products: '00012348', State: 'Paused' })
    expect(problems).toEqual({})
    expect(facts).toEqual({
      offer_kind: 'percent_off',
      offer_basis_points: 2000,
      offer_count: null,
      offer_cents: null,
      product_ids: [CHIPS],
      state: 'paused',
    })
    expect(shown).toEqual({
      offer: ['2 for $3.00', '20% off'],
      products: ['Chips; salted; Cola, 12 oz', '00012348'],
      state: ['Planned', 'Paused'],
    })
  })

  it('says the same in other words', () => {
    expect(
      change({ Offer: '2 for 3', Products: '00012348; Cola, 12 oz', 'Old price': '$1.99' }),
    ).toMatchObject({ facts: {}, shown: {}, problems: {} })
  })

  it('leaves its chosen sites with another kind of place', () => {
    const { facts, shown, problems } = change({ Where: 'Sites in some states', States: 'MI' }, AT_SITES)
    expect(problems).toEqual({})
    expect(facts).toEqual({ where_kind: 'states', where_states: ['MI'], site_ids: [] })
    expect(shown).toMatchObject({ sites: ['18', ''], states: ['', 'MI'] })
  })

  it('loses what an empty cell says, where it can', () => {
    expect(change({ 'Old price': '', Brand: '', Terms: '', Exceptions: '' }).facts).toEqual({
      old_price_cents: null,
      brand_id: null,
      terms: null,
      exception_ids: [],
    })
    expect(change({ 'Last day': '', Offer: '', Products: '' }).problems).toMatchObject({
      offer: expect.stringContaining('Write an offer') as string,
    })
    expect(change({ 'Last day': '' }).problems).toEqual({ lastOn: 'Choose a date' })
  })
})

it.each<Partial<StoredRecord>>([
  { title: '@Fill  up' },
  { ...IN_STATES, offer_kind: 'points', offer_points: 1500, offer_cents: null, offer_count: null },
  { ...BY_BRAND, where_role: 'wash', brand_id: null, brand_name: null },
  { ...BY_BRAND, old_price_cents: null, terms: null },
  { ...AT_SITES, state: 'draft', product_ids: [], product_names: [] },
])('what the export wrote changes nothing: %j', (changes) => {
  const record = { ...RECORD, ...changes }
  expect(plan(exportedCells('deals', record), { record, lists: {} })).toMatchObject({
    facts: {},
    shown: {},
    problems: {},
    version: 3,
  })
})
