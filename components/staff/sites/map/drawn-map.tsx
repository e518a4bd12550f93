import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Controls } from '@/components/map/builtin/controls'
import { GestureHint } from '@/components/map/builtin/gesture-hint'
import { MapSurface } from '@/components/map/builtin/map-surface'
import { useSize } from '@/components/map/builtin/use-size'
import { boundsOf, growBox, holds, samplesOf, snapBox } from '@/lib/map/boxes'
import { type Camera, seenBox } from '@/lib/map/camera'
import { createClusters, type Marker, PLANE } from '@/lib/map/clusters'
import { projectSite, unprojectSite } from '@/lib/map/inset-projection'
import { DRAWING, type Box } from '@/lib/map/types'
import { boxAround } from '@/lib/owl/area'
import { kindsOf, MAP_STATUSES, pointAt } from '@/lib/owl/site-points'
import { CountryLayer } from './country-layer'
import { DrawRectangle } from './draw-rectangle'
import { Markers } from './markers'
import { pathOf } from './path-of'
import styles from './site-map.module.css'
import type { SiteMapProps } from './types'
import { useDrawnCamera } from './use-drawn-camera'

/** Units of the drawing in the plane of the clusters. */
const SIDE = 1024
const WHOLE: Box = [0, 0, DRAWING.width, DRAWING.height]
/** About 60 miles: one site alone is not shown nearer. */
const LEAST = 20
const REST_MS = 150

const clusterZoom = (k: number) => Math.floor(Math.log2((k * SIDE) / PLANE))

/** The map that we draw ourselves, without a key. */
export function DrawnMap({ points, label, outlines, onSeen, onStack, isDrawing, onDrawn }: SiteMapProps) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const size = useSize(element)
  const positions = useMemo(() => points.ids.map((_, at) => projectSite(pointAt(points, at))), [points])
  const areas = useMemo(() => outlines.map((outline) => outline.map(projectSite)), [outlines])
  const home = useMemo(
    () => growBox(boundsOf([...positions, ...areas.flat()]) ?? WHOLE, LEAST),
    [positions, areas],
  )
  const { camera, controller, fit, reveal } = useDrawnCamera(element, size, home)
  const clusters = useMemo(
    () =>
      createClusters(
        positions.map((position) => position && { x: position.x / SIDE, y: position.y / SIDE }),
        kindsOf(points),
        MAP_STATUSES.length,
      ),
    [positions, points],
  )

  const zoom = camera ? clusterZoom(camera.k) : 0
  const box = camera && size ? seenBox(camera, size) : null
  const [left, top, right, bottom] = snapBox(box ?? WHOLE)
  const markers = useMemo(
    () => clusters.within([left / SIDE, top / SIDE, right / SIDE, bottom / SIDE], zoom),
    [clusters, zoom, left, top, right, bottom],
  )

  const report = useEffectEvent(() => {
    if (!box) return
    const sites = positions.flatMap((position, at) => (position && holds(box, position) ? [at] : []))
    onSeen({ sites, box: boxAround(samplesOf(box).map(unprojectSite)) })
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
      const k = around ? fit(growBox(around, 1e-3)) : 1
      // The pressed button disappears.
      element?.focus({ preventScroll: true })
      const splits = clusters.splitsAt(cluster)
      if (splits === null || splits > clusterZoom(k)) onStack(members)
    },
    [clusters, positions, fit, element, onStack],
  )
  const revealMarker = useCallback(({ x, y }: Marker) => reveal({ x: x * SIDE, y: y * SIDE }), [reveal])

  return (
    <>
      <MapSurface ref={setElement} label={label} hint="Tab goes through the markers." controller={controller}>
        {camera && size && (
          <>
            <CountryLayer camera={camera} size={size}>
              {areas.map((area, index) => (
                <path
                  key={index}
                  d={pathOf(area)}
                  vectorEffect="non-scaling-stroke"
                  className={styles.area}
                />
              ))}
            </CountryLayer>
            <div className={styles.layer} style={{ transform: `translate(${camera.x}px, ${camera.y}px)` }}>
              <Markers
                markers={markers}
                points={points}
                scale={camera.k * SIDE}
                onCluster={press}
                onFocus={revealMarker}
              />
            </div>
          </>
        )}
      </MapSurface>
      <Controls controller={controller} homeLabel="Show all sites" onHome={() => fit(home)} />
      <GestureHint element={element} />
      {isDrawing && (
        <DrawRectangle
          onCancel={() => onDrawn(null)}
          onDrawn={(drawn) =>
            onDrawn(camera && boxAround(samplesOf(unscaled(drawn, camera)).map(unprojectSite)))
          }
        />
      )}
    </>
  )
}

const unscaled = ([left, top, right, bottom]: Box, { k, x, y }: Camera): Box => [
  (left - x) / k,
  (top - y) / k,
  (right - x) / k,
  (bottom - y) / k,
]
