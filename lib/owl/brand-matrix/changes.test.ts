import type { MatrixRow } from './cells'
import { carriedBrands, plannedChanges } from './cells'
import { copyRange, fillDown, pasteInto, setRange } from './changes'

const DAY = '2026-11-23'
const BRANDS = [
  { id: 'kettle', name: 'Copper Kettle', kind: 'fuel' },
  { id: 'rail', name: 'Third Rail', kind: 'food' },
  { id: 'griddle', name: 'Sunday Griddle', kind: 'food' },
]

const row = (number: number, associations: MatrixRow['associations'] = []): MatrixRow => ({
  id: `site-${number}`,
  number: `S-${number}`,
  name: `Site ${number}`,
  place: 'Flint, MI',
  isClosed: false,
  associations,
})

const carries = (
  role: 'fuel' | 'food',
  brand: string,
  firstOn = '2020-01-01',
  lastOn: string | null = null,
) => ({
  id: `${role}-${brand}`,
  version: 1,
  role,
  brand,
  firstOn,
  lastOn,
})

const ROWS = [
  row(0, [carries('fuel', 'kettle'), carries('food', 'rail'), carries('food', 'griddle')]),
  row(1, [carries('fuel', 'kettle', '2027-01-01')]),
  row(2, [carries('fuel', 'kettle', '2020-01-01', '2026-12-31')]),
]
const sheet = { rows: ROWS, day: DAY, brands: BRANDS }
const FUEL = 2
const FOOD = 4
const cell = (top: number, column: number, bottom = top, right = column) => ({
  top,
  bottom,
  left: column,
  right,
})

it('tells what is carried on the day, and what is planned', () => {
  const [first, second, third] = ROWS
  if (!first || !second || !third) throw new Error('No rows')
  expect(carriedBrands(first, 'food', DAY)).toEqual(['rail', 'griddle'])
  expect(carriedBrands(second, 'fuel', DAY)).toEqual([])
  expect(plannedChanges(second, 'fuel', DAY).begins).toEqual([{ brand: 'kettle', firstOn: '2027-01-01' }])
  expect(plannedChanges(third, 'fuel', DAY).endsOn).toBe('2026-12-31')
})

it('copies a range as spreadsheets read it, and pastes it back', () => {
  const text = copyRange(sheet, cell(0, FUEL, 1, FOOD))
  expect(text).toBe('Copper Kettle\t\tThird Rail, Sunday Griddle\n\t\t')
  const pasted = pasteInto(sheet, cell(1, FUEL), text)
  expect('changes' in pasted && pasted.changes.map(({ site, role, brands }) => [site, role, brands])).toEqual(
    [
      ['site-1', 'fuel', ['kettle']],
      ['site-1', 'store', []],
      ['site-1', 'food', ['rail', 'griddle']],
      ['site-2', 'fuel', []],
      ['site-2', 'store', []],
      ['site-2', 'food', []],
    ],
  )
})

it('fills a whole range with one copied cell', () => {
  const pasted = pasteInto(sheet, cell(0, FUEL, 2), 'copper kettle\r\n')
  expect('changes' in pasted && pasted.changes.map(({ brands }) => brands)).toEqual([
    ['kettle'],
    ['kettle'],
    ['kettle'],
  ])
})

it.each([
  ['a name of no brand', 0, FUEL, 'Copper Pot', /“Copper Pot”/],
  ['two fuel brands for one site', 0, FUEL, 'Copper Kettle, Third Rail', /Nothing was pasted/],
  ['more rows than there are', 2, FUEL, 'Copper Kettle\nCopper Kettle', /2 × 1 cells does not fit/],
  ['more columns than there are', 0, 5, 'Third Rail\tThird Rail', /does not fit/],
])('pastes nothing of %s', (_, top, column, text, message) => {
  const pasted = pasteInto(sheet, cell(top, column), text)
  expect('problem' in pasted && pasted.problem).toMatch(message)
})

it('fills down from the first row of the range, or from the row above', () => {
  expect(fillDown(sheet, cell(0, FUEL, 2)).map(({ site, brands }) => [site, brands])).toEqual([
    ['site-1', ['kettle']],
    ['site-2', ['kettle']],
  ])
  expect(fillDown(sheet, cell(1, FOOD)).map(({ brands }) => brands)).toEqual([['rail', 'griddle']])
  expect(fillDown(sheet, cell(0, FUEL))).toEqual([])
})

it('says what it saw, so that the database can refuse what others changed', () => {
  expect(setRange(sheet, cell(0, FOOD), ['rail'])).toEqual([
    { site: 'site-0', role: 'food', brands: ['rail'], seen: ['food-rail:1', 'food-griddle:1'] },
  ])
  expect(setRange(sheet, cell(0, FUEL), ['kettle', 'rail'])[0]?.brands).toEqual(['kettle'])
})
