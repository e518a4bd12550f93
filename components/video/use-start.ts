import { useLayoutEffect } from 'react'
import { takeOpening } from './film-history'
import { isMetered } from './network'

const mayStart = () => !isMetered() && !matchMedia('(prefers-reduced-motion: reduce)').matches

/** Starts the film that a click has opened, once its file is chosen, unless the visitor wants stillness or to save data. */
export function useStart(film: HTMLVideoElement | null, path: string, isChosen: boolean): void {
  useLayoutEffect(() => {
    if (!film || !isChosen || !takeOpening(path) || !mayStart()) return
    // Refused by the browser, it stands there with its controls.
    film.play().catch(() => undefined)
  }, [film, path, isChosen])
}
