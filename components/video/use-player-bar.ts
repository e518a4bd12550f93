import { useEffect, useState } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import type { PlayerBar } from './player-bar'

type Bar = typeof PlayerBar

/** `Bar` is null until its code is there; `hasOwn` tells whether the browser's controls serve instead. */
export function usePlayerBar(film: HTMLVideoElement | null): { Bar: Bar | null; hasOwn: boolean } {
  const isHydrated = useHydrated()
  const [bar, setBar] = useState<Bar | 'failed' | null>(null)

  useEffect(() => {
    if (!film) return
    let isCurrent = true
    import('./player-bar').then(
      ({ PlayerBar }) => isCurrent && setBar(() => PlayerBar),
      () => isCurrent && setBar('failed'),
    )
    return () => void (isCurrent = false)
  }, [film])

  return bar === 'failed' ? { Bar: null, hasOwn: true } : { Bar: bar, hasOwn: !isHydrated }
}
