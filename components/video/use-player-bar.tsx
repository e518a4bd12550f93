import { useEffect, useState, type ReactNode } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { PLAYER_BAR_SPACE } from './film-shape'
import type { PlayerBar } from './player-bar'

type Bar = typeof PlayerBar

/** `bar` is an empty space until its code is there; `hasOwn` tells whether the browser's controls serve instead. */
export function usePlayerBar(film: HTMLVideoElement | null): { bar: ReactNode; hasOwn: boolean } {
  const isHydrated = useHydrated()
  const [Bar, setBar] = useState<Bar | 'failed' | null>(null)

  useEffect(() => {
    if (!film) return
    let isCurrent = true
    import('./player-bar').then(
      ({ PlayerBar }) => isCurrent && setBar(() => PlayerBar),
      () => isCurrent && setBar('failed'),
    )
    return () => void (isCurrent = false)
  }, [film])

  if (Bar === 'failed') return { bar: PLAYER_BAR_SPACE, hasOwn: true }
  return { bar: film && Bar ? <Bar film={film} /> : PLAYER_BAR_SPACE, hasOwn: !isHydrated }
}
