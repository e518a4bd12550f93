import { ZIP_CLUSTERS } from '@/lib/content/zip-clusters'
import { CENTS_PER_MILE, FREE_MILES, nearestCluster, travelCents } from './travel'

test('the place of a cluster is no miles from it', () => {
  for (const { zip, lat, lng } of ZIP_CLUSTERS)
    expect(nearestCluster({ lat, lng })).toEqual({ zip, miles: 0 })
})

test.each([
  ['Ann Arbor', { lat: 42.2776, lng: -83.7409 }, '48167', 17],
  ['Marquette', { lat: 46.5436, lng: -87.3954 }, '53202', 244],
  ['Fairbanks', { lat: 64.8378, lng: -147.7164 }, '99501', 260],
  ['Hilo', { lat: 19.7297, lng: -155.09 }, '96813', 207],
])('%s is near its cluster', (_, place, zip, miles) => {
  const nearest = nearestCluster(place)
  expect(nearest.zip).toBe(zip)
  expect(Math.abs(nearest.miles - miles)).toBeLessThanOrEqual(10)
})

test('charges only the miles beyond the free ones, in whole dollars', () => {
  expect([0, FREE_MILES, FREE_MILES + 1, FREE_MILES + 100].map(travelCents)).toEqual([
    0,
    0,
    100,
    100 * CENTS_PER_MILE,
  ])
})
