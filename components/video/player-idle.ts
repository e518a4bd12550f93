import { frameOf } from './player-keys'

const IDLE_MS = 2500

/** Marks a film that fills the screen and plays, with nobody moving, by `data-idle` on its frame. Returns a function that ends it. */
export function hideWhenIdle(film: HTMLVideoElement): () => void {
  const frame = frameOf(film)
  if (!frame) return () => undefined
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const wake = () => {
    clearTimeout(timer)
    delete frame.dataset.idle
    timer = setTimeout(() => {
      if (document.fullscreenElement === frame && !film.paused) frame.dataset.idle = ''
    }, IDLE_MS)
  }
  const options = { signal: stop.signal }
  for (const event of ['pointermove', 'pointerdown', 'keydown', 'focusin', 'fullscreenchange'])
    frame.addEventListener(event, wake, options)
  for (const event of ['play', 'pause']) film.addEventListener(event, wake, options)
  return () => {
    stop.abort()
    clearTimeout(timer)
    delete frame.dataset.idle
  }
}
