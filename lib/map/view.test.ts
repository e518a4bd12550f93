import { positionsDiffer, viewsDiffer } from './view'

const DETROIT = { lat: 42.3314, lng: -83.0458, zoom: 9 }

test.each([
  [{ lat: 42.3323 }, false],
  [{ lat: 42.3325 }, true],
  [{ lng: -83.0469 }, true],
  [{ zoom: 9.1 }, false],
  [{ zoom: 9.11 }, true],
])('a view that differs by %j is another one: %s', (change, other) => {
  expect(viewsDiffer({ ...DETROIT, ...change }, DETROIT)).toBe(other)
})

test('two markers are one place within a ten-thousandth of a degree', () => {
  expect(positionsDiffer({ ...DETROIT, lat: 42.33145 }, DETROIT)).toBe(false)
  expect(positionsDiffer({ ...DETROIT, lat: 42.3316 }, DETROIT)).toBe(true)
})
