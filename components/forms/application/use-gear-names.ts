import { useCallback, useRef, useState } from 'react'
import type { GearKind } from '@/lib/leads/gear'
import { paths } from '@/lib/paths'

async function fetchNames(kind: GearKind): Promise<string[]> {
  const response = await fetch(paths.gear(kind))
  if (!response.ok) throw new Error(`The list answered ${response.status}`)
  return (await response.json()) as string[]
}

/** Empty until `load` was called, and when loading fails: names can be added anyway. */
export function useGearNames(kind: GearKind) {
  const [names, setNames] = useState<string[] | null>(null)
  const loading = useRef<Promise<string[]>>(null)

  const load = useCallback(() => {
    loading.current ??= fetchNames(kind).catch(() => {
      loading.current = null
      return []
    })
    return loading.current.then((loaded) => {
      setNames(loaded)
      return loaded
    })
  }, [kind])

  return { names, load }
}
