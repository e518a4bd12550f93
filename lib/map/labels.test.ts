import type { XY } from './types'
import { placeLabels } from './labels'

const DETROIT = { name: 'Detroit', population: 677_116, x: 713, y: 207 }
const DEARBORN = { name: 'Dearborn', population: 95_171, x: 711, y: 207.5 }
const FLINT = { name: 'Flint', population: 98_310, x: 700, y: 193 }

const named = (zoom: number, scale: number, pins: XY[] = []) =>
  placeLabels([DEARBORN, FLINT, DETROIT], pins, zoom, scale).map(({ name }) => name)

test('labels smaller cities at higher zoom', () => {
  expect(named(6, 20)).toEqual(['Detroit'])
  expect(named(8, 20)).toEqual(['Detroit', 'Flint'])
})

test('the larger city wins where labels overlap', () => {
  expect(named(9, 4)).toEqual(['Detroit', 'Flint'])
  expect(named(9, 60)).toEqual(['Detroit', 'Flint', 'Dearborn'])
})

test("a pin hides labels above it but not its own city's", () => {
  expect(named(9, 60, [DETROIT, { x: 700.2, y: 193.3 }])).toEqual(['Detroit', 'Dearborn'])
})
