import { cpuCost } from '@/tools/testing/cpu-cost'
import { fold } from '@/lib/geo/fold'
import { listEntries } from './entries'
import { MAX_PLACES, searchPlaces } from './search-places'

const labels = (text: string, state?: string) => searchPlaces(text, state).map(({ label }) => label)

test.each([
  ['austin', 'Austin, TX'],
  ['Austin, TX', 'Austin, TX'],
  ['austin texas', 'Austin, TX'],
  ['austin, te', 'Austin, TX'],
  ['austin te', 'Austin, TX'],
  ['Aust', 'Austin, TX'],
  ['albany new york', 'Albany, NY'],
  ['portland or', 'Portland, OR'],
  ['kansas city ks', 'Kansas City, KS'],
  ['washington dc', 'Washington, DC'],
  ['Washington, D.C.', 'Washington, DC'],
  ['NYC', 'New York, NY'],
  ['new york', 'New York, NY'],
  ['brooklyn', 'Brooklyn, NY'],
  ['northville mi', 'Northville, MI'],
  ['la jolla', 'La Jolla, CA'],
])('%s: %s', (text, label) => {
  expect(labels(text)[0]).toBe(label)
})

test.each([
  ['saint louis', 'St. Louis, MO'],
  ['st louis', 'St. Louis, MO'],
  ['st paul', 'Saint Paul, MN'],
  ['stamf', 'Stamford, CT'],
  ['ft worth', 'Fort Worth, TX'],
  ['mt pleasant mi', 'Mount Pleasant, MI'],
  ['n las vegas', 'North Las Vegas, NV'],
  ['cañon city', 'Cañon City, CO'],
  ['canon city', 'Cañon City, CO'],
  ['ofallon il', "O'Fallon, IL"],
  ['winston salem', 'Winston-Salem, NC'],
])('%s finds %s', (text, label) => {
  expect(labels(text)[0]).toBe(label)
})

test.each([
  ['detriot', 'Detroit, MI'],
  ['pheonix', 'Phoenix, AZ'],
  ['seatle', 'Seattle, WA'],
  ['cincinatti', 'Cincinnati, OH'],
  ['philedel', 'Philadelphia, PA'],
  ['annarbor, mi', 'Ann Arbor, MI'],
])('%s finds %s despite a typo', (text, label) => {
  expect(labels(text)[0]).toBe(label)
})

test('allows no typos in up to three letters', () => {
  expect(labels('zqx')).toEqual([])
})

test('finds states by name, abbreviation and prefix', () => {
  expect(searchPlaces('tx')[0]).toMatchObject({ kind: 'state', label: 'Texas', state: 'TX' })
  expect(labels('cali')[0]).toBe('California')
  expect(labels('north c')[0]).toBe('North Carolina')
})

test("ranks cities of the page's state first, then by population", () => {
  expect(labels('springfield').slice(0, 3)).toEqual(['Springfield, MO', 'Springfield, MA', 'Springfield, IL'])
  expect(labels('springfield', 'IL')[0]).toBe('Springfield, IL')
  expect(labels('san', 'TX')[0]).toBe('San Antonio, TX')
  expect(labels('paris', 'TX')[0]).toBe('Paris, TX')
})

test('finds complete and partial ZIP codes', () => {
  expect(searchPlaces('48104')).toEqual([
    expect.objectContaining({
      kind: 'zip',
      label: 'Ann Arbor, MI 48104',
      city: 'Ann Arbor',
      state: 'MI',
      zip: '48104',
    }),
  ])
  expect(labels('48104-1234')).toEqual(['Ann Arbor, MI 48104'])
  expect(labels('ann arbor 48104')).toEqual(['Ann Arbor, MI 48104'])
  expect(searchPlaces('481').every(({ zip }) => zip?.startsWith('481'))).toBe(true)
  expect(searchPlaces('00000')).toEqual([])
})

const MAIN_STREET = { kind: 'address', street: '123 Main St', city: 'Ann Arbor', state: 'MI' }

test.each([
  '123 Main St, Ann Arbor, MI 48104',
  '123 Main St, Ann Arbor MI 48104-1234',
  '123 Main St Ann Arbor, MI 48104, USA',
  '123 Main St Ann Arbor MI 48104',
  '123 Main St Ann Arbor 48104',
  '123 Main St, 48104',
])('%s is an address at its ZIP code', (text) => {
  expect(searchPlaces(text)).toEqual([
    expect.objectContaining({ ...MAIN_STREET, zip: '48104', label: '123 Main St, Ann Arbor, MI 48104' }),
  ])
})

test.each([
  '123 Main St, Ann Arbor, MI',
  '123 Main St Ann Arbor MI',
  '123 Main St, Ann Arbor, Michigan 481',
  '123 Main St, Ann Arbr, MI',
  '123 Main St, Ann Arbr MI',
])('%s is an address in its city', (text) => {
  expect(searchPlaces(text)[0]).toMatchObject({ ...MAIN_STREET, label: '123 Main St, Ann Arbor, MI' })
})

test("keeps the suite with the street and adds a town's only ZIP code", () => {
  expect(searchPlaces('9 Elm St, Apt 4, Grand Marais, MN')).toEqual([
    expect.objectContaining({ street: '9 Elm St, Apt 4', city: 'Grand Marais', state: 'MN', zip: '55604' }),
  ])
})

test('returns at most eight distinct places', () => {
  for (const text of ['s', 'new', 'san', 'springfield', '1 Main St, S', '100']) {
    const found = labels(text)
    expect(found.length).toBeLessThanOrEqual(MAX_PLACES)
    expect(new Set(found).size).toBe(found.length)
  }
})

test.each([
  ['nothing', ''],
  ['blanks and commas', ' ,\t,\n '],
  ['ten thousand letters', 'a'.repeat(10_000)],
  ['ten thousand commas', ','.repeat(10_000)],
  ['ten thousand words', '1 st '.repeat(2_000)],
  ['the source of a pattern', '(.*)+$[a-z'],
  ['control characters', '\u0000\u0007\u202e\ufeff'],
  ['half a character', '\ud83d'],
  ['names of every object', '__proto__, constructor'],
])('%s does not throw', (_, text) => {
  expect(Array.isArray(searchPlaces(text))).toBe(true)
})

test('treats control characters as spaces', () => {
  expect(labels('ann\u0000arbor')[0]).toBe('Ann Arbor, MI')
})

test('costs less than folding every name once', () => {
  const texts = [
    's',
    'st',
    'austin',
    'detriot',
    'cincinatti',
    'zzzzzzzz',
    '123 Main St, Ann Arbor, MI',
    'ann arbor mi',
  ]
  const entries = listEntries()
  const onePass = cpuCost(() => entries.filter(({ name }) => fold(name).includes('zz')))
  for (const text of texts) expect(cpuCost(() => searchPlaces(text))).toBeLessThan(onePass)
})
