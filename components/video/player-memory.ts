import { storageKeys } from '@/lib/browser-storage/keys'
import { lazyStore } from '@/lib/browser-storage/lazy-store'
import { captionsOf, showsCaptions, toggleCaptions } from './player-keys'

/** Null: nobody has chosen. Sound is remembered for this visit only, so that no film is loud by surprise. */
let muted: boolean | null = null

type Choice = { volume?: number; hasCaptions?: boolean }

/** Invalid stored values are left out. */
export function parseChoice(stored: unknown): Choice {
  const { volume, hasCaptions } = (typeof stored === 'object' && stored ? stored : {}) as Record<
    string,
    unknown
  >
  return {
    ...(typeof volume === 'number' && volume >= 0 && volume <= 1 && { volume }),
    ...(typeof hasCaptions === 'boolean' && { hasCaptions }),
  }
}

/** Volume, sound and captions as the visitor left them at the last film. Returns a function that stops remembering. */
export function rememberChoices(film: HTMLVideoElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  if (muted !== null) film.muted = muted

  void lazyStore.read(storageKeys.player).then((stored) => {
    if (signal.aborted) return
    const choice = parseChoice(stored)
    if (choice.volume !== undefined) film.volume = choice.volume
    if (choice.hasCaptions !== undefined && choice.hasCaptions !== showsCaptions(film)) toggleCaptions(film)

    const save = () => {
      const next = {
        volume: film.volume,
        ...(captionsOf(film).length > 0 && { hasCaptions: showsCaptions(film) }),
      }
      void lazyStore.write(storageKeys.player, { ...choice, ...next })
    }
    film.addEventListener(
      'volumechange',
      () => {
        muted = film.muted
        save()
      },
      { signal },
    )
    film.textTracks.addEventListener('change', save, { signal })
  })
  return () => stop.abort()
}
