import { select } from 'd3-selection'
import { zoom, zoomIdentity, type ZoomTransform } from 'd3-zoom'
import { type Camera, cameraAt, keepOnDrawing, scaleAt, type Size, zoomed } from '@/lib/map/camera'
import { COUNTRY_ZOOM, MAX_ZOOM, type View } from '@/lib/map/view'
import { fly } from './flight'
import { isForTheMap, leaveToScrolling } from './gestures'

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
