import { clusterPosition, US_CENTRE, ZIP_CLUSTERS } from '@/lib/content/zip-clusters'
import { NETWORK_MARKERS, videographersWithin } from './network'

const DETROIT = { lat: 42.3314, lng: -83.0458 }

test('has 60 clusters with two to seven videographers', () => {
  expect(ZIP_CLUSTERS).toHaveLength(60)
  expect(new Set(ZIP_CLUSTERS.map(({ zip }) => zip)).size).toBe(60)
  const counts = ZIP_CLUSTERS.map(({ count }) => count)
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([2, 7])
})

test('every cluster has a position; unknown ZIP codes fall back to the center', () => {
  expect(ZIP_CLUSTERS.filter(({ lat, lng }) => lat === US_CENTRE.lat && lng === US_CENTRE.lng)).toEqual([])
  expect(clusterPosition('00000')).toEqual(US_CENTRE)
  expect(clusterPosition('constructor')).toEqual(US_CENTRE)
})

test("a marker's title has count and ZIP code", () => {
  expect(NETWORK_MARKERS.find(({ id }) => id === '48167')).toMatchObject({
    title: '3 videographer(s) in 48167',
    count: 3,
  })
})

test('sums the clusters within the radius', () => {
  expect(videographersWithin(DETROIT)).toBe(8)
  expect(videographersWithin(DETROIT, 10)).toBe(5)
  expect(videographersWithin(US_CENTRE)).toBe(0)
})
