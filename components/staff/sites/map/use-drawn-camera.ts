import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CameraController, createCameraController } from '@/components/map/builtin/camera-controller'
import { type Camera, fitCamera, resizeCamera, type Size } from '@/lib/map/camera'
import type { Box, XY } from '@/lib/map/types'

/** 70 pixels a mile: neighbors of one street corner are still one marker, which lists them. */
const MAX_ZOOM = 13

/** Pixels. */
const NEAR = 0.5

const isSameCamera = (one: Camera, other: Camera) =>
  Math.abs(one.x - other.x) < NEAR && Math.abs(one.y - other.y) < NEAR && Math.abs(one.k / other.k - 1) < 1e-3

/**
 * Begins with the whole of `home`, and shows it again when it or the frame changes. A frame that changes after somebody moved the
 * map keeps its center. The camera is null before the first layout.
 */
export function useDrawnCamera(
  element: HTMLElement | null,
  size: Size | null,
  home: Box,
  maxZoom = MAX_ZOOM,
) {
  const [camera, setCamera] = useState<Camera | null>(null)
  const controller = useRef<CameraController>(null)
  const last = useRef<{ camera: Camera; size: Size }>(null)
  const shownHome = useRef(home)

  const start = useEffectEvent((surface: HTMLElement, box: Size) => {
    const before = last.current
    const wasMoved = before && !isSameCamera(before.camera, fitCamera(home, before.size, maxZoom))
    const first = wasMoved ? resizeCamera(before.camera, before.size, box) : fitCamera(home, box, maxZoom)
    const show = (next: Camera) => {
      last.current = { camera: next, size: box }
      setCamera(next)
    }
    return createCameraController(surface, box, first, show, maxZoom)
  })
  useEffect(() => {
    if (!element || !size) return
    controller.current = start(element, size)
    return controller.current.stop
  }, [element, size])

  /** Shows the box as near as it fits, and answers the scale at which it does. */
  const fit = useCallback(
    (box: Box): number => {
      if (!last.current) return 1
      const next = fitCamera(box, last.current.size, maxZoom)
      controller.current?.moveTo(next)
      return next.k
    },
    [maxZoom],
  )

  /** Brings a position into the frame. */
  const reveal = useCallback((position: XY) => {
    if (!last.current) return
    const { camera, size } = last.current
    const [left, top] = [position.x * camera.k + camera.x, position.y * camera.k + camera.y]
    if (left < 0 || top < 0 || left > size.width || top > size.height) {
      controller.current?.panBy(left - size.width / 2, top - size.height / 2)
    }
  }, [])

  useEffect(() => {
    if (shownHome.current === home) return
    shownHome.current = home
    fit(home)
  }, [home, fit])

  return { camera, controller, fit, reveal }
}
