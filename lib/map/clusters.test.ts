import { createClusters, PLANE } from './clusters'

const WHOLE = [0, 0, 1, 1] as const
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

function spread(count: number) {
  return Array.from({ length: count }, (_, n) => ({
    x: ((n * 7919) % 9973) / 9973,
    y: ((n * 104_729) % 9967) / 9967,
  }))
}

it('has every point once at every zoom, and keeps markers apart', () => {
  const positions = spread(2000)
  const kinds = positions.map((_, at) => at % 3)
  const clusters = createClusters(positions, kinds, 3)
  for (const zoom of [0, 2, 4, 6]) {
    const markers = clusters.within(WHOLE, zoom)
    expect(sum(markers.map(({ count }) => count))).toBe(2000)
    expect(sum(markers.map(({ tally }) => tally[1] ?? 0))).toBe(667)
    const members = markers.flatMap(({ cluster, at }) =>
      cluster === null ? [at] : clusters.pointsOf(cluster, Infinity),
    )
    expect(new Set(members).size).toBe(2000)
  }
  expect(clusters.within(WHOLE, 0).length).toBeLessThan(60)
})

it('puts a single point where it is, and none where there is no position', () => {
  const clusters = createClusters([{ x: 0.25, y: 0.8 }, null], [2, 0], 3)
  expect(clusters.within(WHOLE, 3)).toEqual([
    { key: 'p0', x: 0.25, y: 0.8, count: 1, tally: [0, 0, 1], at: 0, cluster: null },
  ])
  expect(clusters.within([0.5, 0.5, 1, 1], 3)).toEqual([])
})

it('puts a cluster between its points, and tells where it splits', () => {
  const near = 20 / (PLANE * 2 ** 5)
  const clusters = createClusters(
    [
      { x: 0.5, y: 0.1 },
      { x: 0.5 + near, y: 0.1 },
    ],
    [0, 1],
    3,
  )
  const [marker] = clusters.within(WHOLE, 5)
  expect(marker).toMatchObject({ count: 2, tally: [1, 1, 0] })
  expect(marker?.x).toBeCloseTo(0.5 + near / 2, 5)
  expect(marker?.y).toBeCloseTo(0.1, 5)
  const splits = clusters.splitsAt(marker?.cluster ?? 0) ?? 0
  expect(splits).toBe(7)
  expect(clusters.within(WHOLE, splits)).toHaveLength(2)
})

it('never splits points at one place', () => {
  const place = { x: 0.3, y: 0.3 }
  const clusters = createClusters([place, place, place], [0, 0, 1], 3)
  const [marker] = clusters.within(WHOLE, 20)
  expect(marker?.count).toBe(3)
  expect(clusters.splitsAt(marker?.cluster ?? 0)).toBeNull()
})

it('lists markers from the top', () => {
  const clusters = createClusters(
    [
      { x: 0.1, y: 0.9 },
      { x: 0.9, y: 0.2 },
      { x: 0.2, y: 0.2 },
    ],
    [0, 0, 0],
    3,
  )
  expect(clusters.within(WHOLE, 4).map(({ at }) => at)).toEqual([2, 1, 0])
})
