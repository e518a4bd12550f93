import Supercluster from 'supercluster'
import type { Box, XY } from './types'

/** Pixels between the centers of two markers; the size of a fingertip. */
const RADIUS = 44
/** Pixels of the whole plane at zoom 0. */
export const PLANE = 256
const DEEPEST = 20

/** Counts by kind. */
type Tally = readonly number[]

/** One point, or several that are too near to each other to press. */
export type Marker = XY & {
  key: string
  count: number
  tally: Tally
  /** Index of the point, of a cluster the index of one of its points. */
  at: number
  /** Null for a point. */
  cluster: number | null
}

type PointTags = { at: number; kind: number }
type ClusterTags = { at: number; tally: number[] }

/** supercluster takes degrees and makes a plane of them; these degrees give our plane. */
const toDegrees = ({ x, y }: XY): [number, number] => [
  (x - 0.5) * 360,
  (360 * Math.atan(Math.exp((1 - 2 * y) * Math.PI))) / Math.PI - 90,
]

function toPlane([lng = 0, lat = 0]: number[]): XY {
  const sin = Math.sin((lat * Math.PI) / 180)
  return { x: lng / 360 + 0.5, y: 0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI }
}

/** Positions are in a plane from 0 to 1; null is not shown. `kinds` are whole numbers from 0, below `kindCount`. */
export function createClusters(
  positions: readonly (XY | null)[],
  kinds: readonly number[],
  kindCount: number,
) {
  const index = new Supercluster<PointTags, ClusterTags>({
    radius: RADIUS,
    extent: PLANE,
    maxZoom: DEEPEST,
    map: ({ at, kind }) => ({ at, tally: Array.from({ length: kindCount }, (_, k) => (k === kind ? 1 : 0)) }),
    reduce: (sum, { tally }) => {
      sum.tally = sum.tally.map((count, kind) => count + (tally[kind] ?? 0))
    },
  }).load(
    positions.flatMap((position, at) =>
      position
        ? [
            {
              type: 'Feature' as const,
              geometry: { type: 'Point' as const, coordinates: toDegrees(position) },
              properties: { at, kind: kinds[at] ?? 0 },
            },
          ]
        : [],
    ),
  )

  /** In the order in which they are read: from the top. `zoom` doubles the plane's size of 256 pixels with each step. */
  function within([left, top, right, bottom]: Box, zoom: number): Marker[] {
    const [west, north] = toDegrees({ x: Math.max(left, 0), y: Math.max(top, 0) })
    const [east, south] = toDegrees({ x: Math.min(right, 1), y: Math.min(bottom, 1) })
    return index
      .getClusters([west, south, east, north], Math.floor(zoom))
      .map(({ geometry, properties }): Marker => {
        const position = positions[properties.at]
        if (!('cluster_id' in properties)) {
          const { at, kind } = properties
          const tally = Array.from({ length: kindCount }, (_, k) => (k === kind ? 1 : 0))
          return { ...(position ?? { x: 0, y: 0 }), key: `p${at}`, count: 1, tally, at, cluster: null }
        }
        const { cluster_id: id, point_count: count, tally, at } = properties
        return { ...toPlane(geometry.coordinates), key: `c${id}`, count, tally, at, cluster: id }
      })
      .toSorted((a, b) => a.y - b.y || a.x - b.x)
  }

  return {
    within,
    /** Where the cluster splits. Null for points at one place, which no zoom splits. */
    splitsAt(cluster: number): number | null {
      const zoom = index.getClusterExpansionZoom(cluster)
      return zoom > DEEPEST ? null : zoom
    },
    pointsOf: (cluster: number, limit: number): number[] =>
      index.getLeaves(cluster, limit).map(({ properties }) => properties.at),
  }
}
