import { useEffect, useRef, useState } from 'react'
import { isInViewport, zoomAt, type Camera, type Size } from '@/lib/map/camera'
import type { StateDetail, StateFrame } from '@/lib/map/types'
import { paths } from '@/lib/paths'

/** From this zoom on counties and cities are drawn. */
export const DETAIL_ZOOM = 6

export type Details = {
  frames: readonly StateFrame[]
  /** By abbreviation; only states that have been loaded. */
  states: Readonly<Record<string, StateDetail>>
}

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}

/** Labels and county lines of the visible states. Optional: errors are ignored. */
export function useDetails(camera: Camera | null, size: Size | null): Details {
  const [frames, setFrames] = useState<readonly StateFrame[]>([])
  const [states, setStates] = useState<Details['states']>({})
  const requested = useRef(new Set<string>())

  useEffect(() => {
    fetchJson<StateFrame[]>(paths.mapStates()).then(setFrames, () => {})
  }, [])

  useEffect(() => {
    if (!camera || !size || zoomAt(camera.k, size) < DETAIL_ZOOM) return
    for (const { abbreviation, box } of frames) {
      if (requested.current.has(abbreviation) || !isInViewport(box, camera, size)) continue
      requested.current.add(abbreviation)
      fetchJson<StateDetail>(paths.mapState(abbreviation)).then(
        (detail) => setStates((known) => ({ ...known, [abbreviation]: detail })),
        () => requested.current.delete(abbreviation),
      )
    }
  }, [camera, size, frames])

  return { frames, states }
}
