import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom'
import {
  type Camera,
  cameraAt,
  cameraBetween,
  keepOnDrawing,
  scaleAt,
  type Size,
  zoomed,
} from '@/lib/map/camera'
import { COUNTRY_ZOOM, MAX_ZOOM, type View } from '@/lib/map/view'

const DURATION_MS = 600

const eased = (part: number) => 1 - (1 - part) ** 3

type Flight = { from: Camera; to: Camera; size: Size; show: (camera: Camera) => void }

/**
 * Moves from one camera to another, at once for visitors who asked for less motion.
 *
 * @returns ends it where it is
 */
function fly({ from, to, size, show }: Flight): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show(to)
    return () => undefined
  }
  const begin = performance.now()
  let frame = requestAnimationFrame(function next(now) {
    const part = Math.min(Math.max((now - begin) / DURATION_MS, 0), 1)
    show(part === 1 ? to : cameraBetween(from, to, size, eased(part)))
    if (part < 1) frame = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(frame)
}

/** The wheel alone and one finger belong to the page, which has to scroll past the map. */
export function isForTheMap(event: WheelEvent | MouseEvent | TouchEvent): boolean {
  if (event.type === 'wheel') return event.ctrlKey || event.metaKey
  if ('touches' in event) return event.touches.length > 1
  return event.button === 0 && !event.ctrlKey
}

/** While the page scrolls under the fingers, what they do is not for the map, and trying to keep it is a warning on the console. */
function leaveToScrolling(element: HTMLElement): () => void {
  const leave = (event: TouchEvent) => {
    if (!event.cancelable) event.stopImmediatePropagation()
  }
  element.addEventListener('touchmove', leave, { capture: true })
  return () => element.removeEventListener('touchmove', leave, { capture: true })
}

export type Pilot = {
  flyTo: (view: View) => void
  /** Nearer by so many steps of zoom. */
  zoomBy: (steps: number) => void
  /** Shows what lies so many pixels to the right and below. */
  panBy: (right: number, down: number) => void
  stop: () => void
}

const toTransform = ({ k, x, y }: Camera): ZoomTransform => zoomIdentity.translate(x, y).scale(k)
const toCamera = ({ k, x, y }: ZoomTransform): Camera => ({ k, x, y })

/** Moves the camera of a box: by mouse, wheel and fingers on `element`, and when told to. */
export function startPilot(
  element: HTMLElement,
  size: Size,
  view: View,
  onCamera: (camera: Camera) => void,
): Pilot {
  let camera = cameraAt(view, size) ?? { k: 1, x: 0, y: 0 }
  /** Where a flight leads; presses that come during it count from there. */
  let goal = camera
  let land = () => {}

  const surface = select(element)
  const behaviour = zoom<HTMLElement, unknown>()
    .extent([
      [0, 0],
      [size.width, size.height],
    ])
    .scaleExtent([scaleAt(COUNTRY_ZOOM, size), scaleAt(MAX_ZOOM, size)])
    .constrain((transform) => toTransform(keepOnDrawing(toCamera(transform), size)))
    .filter(isForTheMap)
    .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
      camera = toCamera(transform)
      if (sourceEvent) {
        // A hand is on the map: a flight ends where it is.
        land()
        goal = camera
      }
      onCamera(camera)
    })
  const show = (next: Camera) => surface.call(behaviour.transform, toTransform(next))
  const go = (next: Camera) => {
    land()
    goal = keepOnDrawing(next, size)
    land = fly({ from: camera, to: goal, size, show })
  }

  const stopLeaving = leaveToScrolling(element)
  surface.call(behaviour)
  show(camera)
  return {
    flyTo: (next) => {
      const to = cameraAt(next, size)
      if (to) go(to)
    },
    zoomBy: (steps) => go(zoomed(goal, size, steps)),
    panBy: (right, down) => go({ ...goal, x: goal.x - right, y: goal.y - down }),
    stop: () => {
      land()
      stopLeaving()
      surface.on('.zoom', null)
    },
  }
}
