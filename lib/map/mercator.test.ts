import { fromMercator, toMercator } from './mercator'

it.each([
  [42.33, -83.05],
  [71.3, -156.8],
  [18.2, -66.1],
  [52.9, 173.2],
  [51.9, -176.6],
])('finds %d, %d again', (lat, lng) => {
  const { x, y } = toMercator({ lat, lng })
  expect(x > 0 && x < 1 && y > 0 && y < 1).toBe(true)
  expect(fromMercator({ x, y }).lat).toBeCloseTo(lat, 9)
  expect(fromMercator({ x, y }).lng).toBeCloseTo(lng, 9)
})

it('puts the western Aleutians west of the others', () => {
  expect(toMercator({ lat: 52.9, lng: 173.2 }).x).toBeLessThan(toMercator({ lat: 51.9, lng: -176.6 }).x)
})
