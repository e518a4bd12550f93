import { positionsDiffer, viewsDiffer } from './view'

const DETROIT = { lat: 42.3314, lng: -83.0458, zoom: 9 }

test.each([
  [{ lat: 42.3323 }, false],
  [{ lat: 42.3325 }, true],
  [{ lng: -83.0469 }, true],
  [{ zoom: 9.1 }, false],
  [{ zoom: 9.11 }, true],
])('a view that differs by %j: %s', (change, other) => {
  expect(viewsDiffer({ ...DETROIT, ...change }, DETROIT)).toBe(other)
})

test('markers within 0.0001 degrees are the same place', () => {
  expect(positionsDiffer({ ...DETROIT, lat: 42.33145 }, DETROIT)).toBe(false)
  expect(positionsDiffer({ ...DETROIT, lat: 42.3316 }, DETROIT)).toBe(true)
})
