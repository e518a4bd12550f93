import { contrastOf, neededContrast, type Surface } from './contrast'

const CANVAS = { left: 0, top: 0, right: 1000, bottom: 500 }
const TEXT = { left: 100, top: 100, right: 300, bottom: 150 }
const on = (color: string | null, more: Partial<Surface> = {}): Surface => ({
  bounds: CANVAS,
  color,
  opacity: 100,
  isWhole: true,
  ...more,
})
const ratioOf = (color: string, ...surfaces: Surface[]) => contrastOf(color, TEXT, surfaces).ratio

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#f4ecdd', '#14110f', 16.02],
  ['#abcdef', '#abcdef', 1],
])('measures %s on %s', (color, ground, expected) => {
  expect(ratioOf(color, on(ground))).toBeCloseTo(expected, 1)
})

test('sees the surface that was drawn last', () => {
  expect(ratioOf('#ffffff', on('#ffffff'), on('#000000'))).toBeCloseTo(21)
})

test('takes the worst of a text that leaves its surface', () => {
  const half = { ...CANVAS, right: 200 }
  expect(ratioOf('#ffffff', on('#ffffff'), on('#000000', { bounds: half }))).toBeCloseTo(1)
})

test('ignores what is elsewhere', () => {
  const elsewhere = { ...CANVAS, left: 500 }
  expect(ratioOf('#ffffff', on('#000000'), on('#ffffff', { bounds: elsewhere }))).toBeCloseTo(21)
})

test('mixes what shows through', () => {
  expect(ratioOf('#ffffff', on('#ffffff'), on('#000000', { opacity: 50 }))).toBeCloseTo(3.98, 1)
})

test('trusts a text on a picture only with enough shade', () => {
  expect(contrastOf('#ffffff', TEXT, [on(null)])).toEqual({ ratio: 1, isPicture: true })
  expect(ratioOf('#ffffff', on(null), on('#000000', { opacity: 30 }))).toBeLessThan(3)
  expect(ratioOf('#ffffff', on(null), on('#000000', { opacity: 60 }))).toBeGreaterThan(4.5)
  expect(contrastOf('#808080', TEXT, [on(null), on('#000000', { opacity: 30 })]).ratio).toBe(1)
})

test('asks less of large texts', () => {
  expect([neededContrast(24, 400), neededContrast(19, 700), neededContrast(19, 400)]).toEqual([3, 3, 4.5])
})
