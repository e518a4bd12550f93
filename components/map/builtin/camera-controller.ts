import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom'
import {
  clampCamera,
  interpolateCamera,
  scaleAt,
  viewToCamera,
  zoomCamera,
  type Camera,
  type Size,
} from '@/lib/map/camera'
import { COUNTRY_ZOOM, MAX_ZOOM, type View } from '@/lib/map/view'

const DURATION_MS = 600

const easeOut = (part: number) => 1 - (1 - part) ** 3

type Animation = { from: Camera; to: Camera; size: Size; show: (camera: Camera) => void }

/** Returns a function that stops the animation. */
function animateCamera({ from, to, size, show }: Animation): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(to)
    return () => undefined
  }
  const begin = performance.now()
  let frame = requestAnimationFrame(function next(now) {
    const part = Math.min(Math.max((now - begin) / DURATION_MS, 0), 1)
    show(part === 1 ? to : interpolateCamera(from, to, size, easeOut(part)))
    if (part < 1) frame = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(frame)
}

/** The wheel alone and one finger scroll the page. */
export function isMapGesture(event: WheelEvent | MouseEvent | TouchEvent): boolean {
  if (event.type === 'wheel') return event.ctrlKey || event.metaKey
  if ('touches' in event) return event.touches.length > 1
  return event.button === 0 && !event.ctrlKey
}

/** Touch moves cannot be prevented while the page scrolls; d3 would cause console warnings. */
function ignoreTouchesWhileScrolling(element: HTMLElement): () => void {
  const ignore = (event: TouchEvent) => {
    if (!event.cancelable) event.stopImmediatePropagation()
  }
  element.addEventListener('touchmove', ignore, { capture: true })
  return () => element.removeEventListener('touchmove', ignore, { capture: true })
}

export type CameraController = {
  flyTo: (view: View) => void
  moveTo: (camera: Camera) => void
  zoomBy: (steps: number) => void
  /** Pixels. */
  panBy: (right: number, down: number) => void
  stop: () => void
}

const toTransform = ({ k, x, y }: Camera): ZoomTransform => zoomIdentity.translate(x, y).scale(k)
const toCamera = ({ k, x, y }: ZoomTransform): Camera => ({ k, x, y })

export function createCameraController(
  element: HTMLElement,
  size: Size,
  start: Camera,
  onCamera: (camera: Camera) => void,
  maxZoom = MAX_ZOOM,
): CameraController {
  let camera = start
  /** The end of the animation, so that repeated presses add up. */
  let target = camera
  let stopAnimation = () => {}

  const surface = select(element)
  const behaviour = zoom<HTMLElement, unknown>()
    .extent([
      [0, 0],
      [size.width, size.height],
    ])
    .scaleExtent([scaleAt(COUNTRY_ZOOM, size), scaleAt(maxZoom, size)])
    .constrain((transform) => toTransform(clampCamera(toCamera(transform), size)))
    .filter(isMapGesture)
    .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
      camera = toCamera(transform)
      if (sourceEvent) {
        // A gesture interrupts the animation.
        stopAnimation()
        target = camera
      }
      onCamera(camera)
    })
  const show = (next: Camera) => surface.call(behaviour.transform, toTransform(next))
  const animateTo = (next: Camera) => {
    stopAnimation()
    target = clampCamera(next, size)
    stopAnimation = animateCamera({ from: camera, to: target, size, show })
  }

  const stopIgnoringTouches = ignoreTouchesWhileScrolling(element)
  surface.call(behaviour)
  show(camera)
  return {
    flyTo: (next) => {
      const to = viewToCamera(next, size)
      if (to) animateTo(to)
    },
    moveTo: animateTo,
    zoomBy: (steps) => animateTo(zoomCamera(target, size, steps, maxZoom)),
    panBy: (right, down) => animateTo({ ...target, x: target.x - right, y: target.y - down }),
    stop: () => {
      stopAnimation()
      stopIgnoringTouches()
      surface.on('.zoom', null)
    },
  }
}
