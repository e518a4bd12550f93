import { Map, type MapCameraChangedEvent, useMap } from '@vis.gl/react-google-maps'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSize } from '@/components/map/builtin/use-size'
import { GoogleApi, MAP_OPTIONS } from '@/components/map/google/google-api'
import mapStyles from '@/components/map/locator.module.css'
import { boundsOf, growBox, holds, samplesOf, snapBox } from '@/lib/map/boxes'
import type { Size } from '@/lib/map/camera'
import { createClusters, type Marker, PLANE } from '@/lib/map/clusters'
import { fromMercator, toMercator } from '@/lib/map/mercator'
import type { Box, XY } from '@/lib/map/types'
import { boxAround } from '@/lib/owl/area'
import { kindsOf, MAP_STATUSES, pointAt } from '@/lib/owl/site-points'
import { DrawRectangle } from './draw-rectangle'
import { GoogleMarkers } from './google-markers'
import { pathOf } from './path-of'
import styles from './site-map.module.css'
import type { SiteMapProps } from './types'

const MAX_ZOOM = 18
const MIN_ZOOM = 2
/** The forty-eight states. */
const WHOLE: Box = [0.25, 0.33, 0.42, 0.44]
/** About 60 miles. */
const LEAST = 0.003
const REST_MS = 150
const LIBRARIES = ['marker']

/** The center is in the plane. */
type Camera = XY & { zoom: number }

const scaleOf = (zoom: number) => PLANE * 2 ** zoom

function cameraFor([left, top, right, bottom]: Box, { width, height }: Size): Camera {
  const room = 0.88 * Math.min(width / (right - left), height / (bottom - top))
  const zoom = Math.min(Math.max(Math.log2(room / PLANE), MIN_ZOOM), MAX_ZOOM)
  return { x: (left + right) / 2, y: (top + bottom) / 2, zoom }
}

function boxOf({ x, y, zoom }: Camera, { width, height }: Size): Box {
  const [across, down] = [width / 2 / scaleOf(zoom), height / 2 / scaleOf(zoom)]
  return [x - across, y - down, x + across, y + down]
}

type Props = SiteMapProps & { apiKey: string; mapId: string; onFail: (message: string) => void }

export function GoogleSiteMap({ apiKey, mapId, onFail, ...map }: Props) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const size = useSize(element)
  return (
    <GoogleApi apiKey={apiKey} libraries={LIBRARIES} onFail={onFail}>
      <div ref={setElement} role="region" aria-label={map.label} className={mapStyles.google}>
        {size && <SizedMap mapId={mapId} size={size} {...map} />}
      </div>
    </GoogleApi>
  )
}

type SizedMapProps = SiteMapProps & { mapId: string; size: Size }

function SizedMap({ mapId, size, points, outlines, onSeen, onStack, isDrawing, onDrawn }: SizedMapProps) {
  const map = useMap()
  const positions = useMemo(() => points.ids.map((_, at) => toMercator(pointAt(points, at))), [points])
  const areas = useMemo(() => outlines.map((outline) => outline.map(toMercator)), [outlines])
  const home = useMemo(
    () => growBox(boundsOf([...positions, ...areas.flat()]) ?? WHOLE, LEAST),
    [positions, areas],
  )
  const clusters = useMemo(
    () => createClusters(positions, kindsOf(points), MAP_STATUSES.length),
    [positions, points],
  )
  const [camera, setCamera] = useState(() => cameraFor(home, size))
  // Stable: a changed listener misses the move of the same render.
  const see = useCallback(({ detail: { center, zoom } }: MapCameraChangedEvent) => {
    setCamera({ ...toMercator(center), zoom })
  }, [])
  const fit = useCallback(
    (box: Box): number => {
      const { zoom, ...center } = cameraFor(box, size)
      map?.moveCamera({ center: fromMercator(center), zoom })
      return zoom
    },
    [map, size],
  )

  const goHome = useEffectEvent(() => fit(home))
  useEffect(() => {
    goHome()
  }, [home])

  const box = boxOf(camera, size)
  const [left, top, right, bottom] = snapBox(box)
  const zoom = Math.floor(camera.zoom)
  const markers = useMemo(
    () => clusters.within([left, top, right, bottom], zoom),
    [clusters, zoom, left, top, right, bottom],
  )

  const geoBox = (part: Box) => boxAround(samplesOf(part).map(fromMercator))
  const report = useEffectEvent(() => {
    const sites = positions.flatMap((position, at) => (holds(box, position) ? [at] : []))
    onSeen({ sites, box: geoBox(box) })
  })
  useEffect(() => {
    const timer = setTimeout(() => report(), REST_MS)
    return () => clearTimeout(timer)
  }, [camera, positions])

  const press = useCallback(
    ({ cluster }: Marker) => {
      if (cluster === null) return
      const members = clusters.pointsOf(cluster, Infinity)
      const around = boundsOf(members.map((at) => positions[at] ?? null))
      const reached = around ? fit(growBox(around, 1e-7)) : 0
      const splits = clusters.splitsAt(cluster)
      if (splits === null || splits > Math.floor(reached)) onStack(members)
    },
    [clusters, positions, fit, onStack],
  )

  const scale = scaleOf(camera.zoom)
  return (
    <>
      <Map
        mapId={mapId}
        className={mapStyles.google}
        colorScheme="FOLLOW_SYSTEM"
        defaultCenter={fromMercator(camera)}
        defaultZoom={camera.zoom}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        {...MAP_OPTIONS}
        onCameraChanged={see}
      >
        <GoogleMarkers markers={markers} points={points} onCluster={press} />
      </Map>
      <svg aria-hidden="true" className={`${mapStyles.live} pointer-events-none`}>
        <g
          transform={`translate(${size.width / 2 - camera.x * scale} ${size.height / 2 - camera.y * scale}) scale(${scale})`}
        >
          {areas.map((area, index) => (
            <path key={index} d={pathOf(area)} vectorEffect="non-scaling-stroke" className={styles.area} />
          ))}
        </g>
      </svg>
      {isDrawing && (
        <DrawRectangle
          onCancel={() => onDrawn(null)}
          onDrawn={([fromX, fromY, toX, toY]) =>
            onDrawn(
              geoBox([
                box[0] + fromX / scale,
                box[1] + fromY / scale,
                box[0] + toX / scale,
                box[1] + toY / scale,
              ]),
            )
          }
        />
      )}
    </>
  )
}
