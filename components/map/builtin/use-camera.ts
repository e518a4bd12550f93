import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useSharedView } from '@/components/map/engine-shared'
import { cameraToView, viewToCamera, type Camera, type Size } from '@/lib/map/camera'
import type { View } from '@/lib/map/view'
import { createCameraController, type CameraController } from './camera-controller'

type Box = { element: HTMLElement | null; size: Size | null }
type Owner = { view: View; onView: (view: View) => void }

/** Null until the element has a size. */
export function useCamera({ element, size }: Box, owner: Owner) {
  const [camera, setCamera] = useState<Camera | null>(null)
  const controller = useRef<CameraController>(null)
  const seen = useMemo(() => camera && size && cameraToView(camera, size), [camera, size])
  useSharedView(owner, seen, (view) => controller.current?.flyTo(view))

  const start = useEffectEvent((surface: HTMLElement, box: Size) =>
    createCameraController(surface, box, viewToCamera(owner.view, box) ?? { k: 1, x: 0, y: 0 }, setCamera),
  )
  useEffect(() => {
    if (!element || !size) return
    controller.current = start(element, size)
    return controller.current.stop
  }, [element, size])

  return { camera, controller }
}
