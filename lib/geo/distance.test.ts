import { distanceMiles } from './distance'

const NEW_YORK = { lat: 40.7128, lng: -74.006 }
const LOS_ANGELES = { lat: 34.0522, lng: -118.2437 }

test('returns the great-circle distance in miles', () => {
  expect(distanceMiles(NEW_YORK, LOS_ANGELES)).toBeCloseTo(2445.6, 0)
  expect(distanceMiles({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBeCloseTo(69.1, 1)
})

test('is zero for the same point and half the circumference for the antipode', () => {
  expect(distanceMiles(NEW_YORK, NEW_YORK)).toBe(0)
  expect(distanceMiles({ lat: 40, lng: -74 }, { lat: -40, lng: 106 })).toBeCloseTo(Math.PI * 3959, 3)
})
