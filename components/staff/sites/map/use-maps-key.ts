import { useEffect, useState } from 'react'
import { askForKey } from '@/components/map/fetch-maps-key'
import type { MapsKey } from '@/lib/map/maps-key'

const OURS: MapsKey = { key: null, mapId: '' }

/** Null while it is asked for. After `fail`, and without an answer, there is no key, so that our own map is used. */
export function useMapsKey() {
  const [maps, setMaps] = useState<MapsKey | null>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let isGone = false
    askForKey()
      .then((answer) => (answer.ok ? answer.maps : OURS))
      .then((found) => {
        if (!isGone) setMaps(found)
      })
      .catch(() => setMaps(OURS))
    return () => {
      isGone = true
    }
  }, [])

  return { maps: hasFailed ? OURS : maps, hasFailed, fail: () => setFailed(true) }
}
