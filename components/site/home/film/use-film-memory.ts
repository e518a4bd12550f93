import { useEffect, useRef } from 'react'
import { storageKeys } from '@/lib/browser-storage/keys'
import { localStore } from '@/lib/browser-storage/encrypted-store'

/** Whether the visitor paused the film on an earlier visit. */
export async function recallHeld(): Promise<boolean> {
  return (await localStore().read(storageKeys.heroVideo)) === false
}

/** Keeps what became of the film for the next visit; null is forgotten. What it began with is not written again. */
export function useFilmMemory(shouldPlay: boolean | null) {
  const known = useRef(shouldPlay)
  useEffect(() => {
    if (known.current === shouldPlay) return
    known.current = shouldPlay
    void localStore().write(storageKeys.heroVideo, shouldPlay ?? undefined)
  }, [shouldPlay])
}
