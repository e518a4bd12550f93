import { US_CENTRE } from '@/lib/content/zip-clusters'
import {
  cameraToView,
  clampCamera,
  interpolateCamera,
  isInViewport,
  viewToCamera,
  zoomAt,
  zoomCamera,
  type Camera,
} from './camera'
import { DRAWING } from './types'
import { project } from './projection'
import { COUNTRY_ZOOM, MAX_ZOOM, viewsDiffer } from './view'

const WIDE = { width: 1280, height: 600 }
const PHONE = { width: 350, height: 600 }
const DETROIT = { lat: 42.3314, lng: -83.0458, zoom: 9 }

const must = (camera: Camera | null): Camera => {
  if (!camera) throw new Error('not on the drawing')
  return camera
}

test.each([WIDE, PHONE])('zoom 4 shows the whole country in $width × $height', (size) => {
  const camera = must(viewToCamera({ ...US_CENTRE, zoom: COUNTRY_ZOOM }, size))
  for (const corner of [
    { lat: 47.3, lng: -68.3 },
    { lat: 25.1, lng: -80.9 },
    { lat: 48.3, lng: -124.6 },
    { lat: 32.6, lng: -117.1 },
  ]) {
    const { x, y } = project(corner) ?? { x: NaN, y: NaN }
    expect(isInViewport([x, y, x, y], camera, size)).toBe(true)
  }
})

test('view and camera convert back and forth, also in Alaska', () => {
  for (const view of [DETROIT, { lat: 61.2181, lng: -149.9003, zoom: 7 }]) {
    const back = cameraToView(must(viewToCamera(view, WIDE)), WIDE)
    expect(back && viewsDiffer(back, view)).toBe(false)
  }
})

test('returns null for a place outside the drawing', () => {
  expect(viewToCamera({ lat: 48.8566, lng: 2.3522, zoom: 9 }, WIDE)).toBeNull()
})

test('the zoom of a search shows fifty miles', () => {
  const camera = must(viewToCamera(DETROIT, WIDE))
  const north = project({ lat: DETROIT.lat + 49 / 69.1, lng: DETROIT.lng })
  expect(north && isInViewport([north.x, north.y, north.x, north.y], camera, WIDE)).toBe(true)
})

test('zooms around the center within the limits', () => {
  const camera = must(viewToCamera(DETROIT, WIDE))
  expect(cameraToView(zoomCamera(camera, WIDE, 1), WIDE)?.lat).toBeCloseTo(DETROIT.lat)
  expect(zoomAt(zoomCamera(camera, WIDE, 50).k, WIDE)).toBeCloseTo(MAX_ZOOM)
  expect(zoomAt(zoomCamera(camera, WIDE, -50).k, WIDE)).toBeCloseTo(COUNTRY_ZOOM)
})

test('keeps the country in the viewport', () => {
  const camera = clampCamera({ k: 2, x: 1e6, y: -1e6 }, WIDE)
  expect((WIDE.width / 2 - camera.x) / 2).toBeCloseTo(0)
  expect((WIDE.height / 2 - camera.y) / 2).toBeCloseTo(DRAWING.height)
})

test('interpolates monotonically from start to end', () => {
  const from = must(viewToCamera({ ...US_CENTRE, zoom: COUNTRY_ZOOM }, WIDE))
  const to = must(viewToCamera(DETROIT, WIDE))
  expect(interpolateCamera(from, to, WIDE, 0)).toEqual(from)
  const end = interpolateCamera(from, to, WIDE, 1)
  expect([end.k, end.x, end.y].map(Math.round)).toEqual([to.k, to.x, to.y].map(Math.round))
  const scales = [0, 0.25, 0.5, 0.75, 1].map((part) => interpolateCamera(from, to, WIDE, part).k)
  expect(scales).toEqual([...scales].sort((a, b) => a - b))
})
