import { useEffect, useRef, useState } from 'react'
import { type Camera, isInViewport, type Size, zoomAt } from '@/lib/map/camera'
import type { StateDetail, StateFrame } from '@/lib/map/types'
import { paths } from '@/lib/paths'

/** From where on counties and cities can be told apart. */
export const DETAIL_ZOOM = 6

export type Details = {
  frames: readonly StateFrame[]
  /** By the state's abbreviation, as far as they were needed. */
  states: Readonly<Record<string, StateDetail>>
}

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as T
}

/** Names and county lines of what is seen. They are an ornament: where they cannot be had, the map is only plainer. */
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
