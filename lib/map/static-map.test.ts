import { createStaticMap } from './static-map'

const MICHIGAN = { lat: 44.35, lng: -85.41, zoom: 7 }
const DETROIT = { lat: 42.3314, lng: -83.0458 }
const FLINT = { lat: 43.0125, lng: -83.6875 }

test('a map of a city has its place and a circle of fifty miles, from the middle of the map', () => {
  const detroit = createStaticMap(MICHIGAN, DETROIT).here ?? []
  const flint = createStaticMap(MICHIGAN, FLINT).here ?? []
  expect(detroit).toHaveLength(3)
  const [x = 0, y = 0, radius = 0] = detroit
  // Detroit is to the southeast of the middle of Michigan, and Flint, 57 miles away, is just outside the circle.
  expect(x).toBeGreaterThan(0)
  expect(y).toBeGreaterThan(0)
  const apart = Math.hypot(x - (flint[0] ?? 0), y - (flint[1] ?? 0))
  expect(apart / radius).toBeCloseTo(57 / 50, 1)
})

test('other maps have none', () => {
  expect(createStaticMap(MICHIGAN)).not.toHaveProperty('here')
})
