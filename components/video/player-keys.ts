/** Seconds. */
const STEP = 5

type Action = (film: HTMLVideoElement) => unknown

export const captionsOf = ({ textTracks }: HTMLVideoElement) =>
  [...textTracks].filter(({ kind }) => kind === 'captions')

export const showsCaptions = (film: HTMLVideoElement) =>
  captionsOf(film).some(({ mode }) => mode === 'showing')

export function toggleCaptions(film: HTMLVideoElement): void {
  const captions = captionsOf(film)
  const shown = captions.find(({ mode }) => mode === 'showing')
  if (shown) shown.mode = 'disabled'
  else if (captions[0]) captions[0].mode = 'showing'
}

export function togglePlay(film: HTMLVideoElement): void {
  if (film.paused) film.play().catch(() => undefined)
  else film.pause()
}

export function seekTo(film: HTMLVideoElement, seconds: number): void {
  film.currentTime = Math.min(Math.max(seconds, 0), film.duration || 0)
}

/** At zero it is only silent, so that `toggleSound` has a volume to go back to. */
export function setVolume(film: HTMLVideoElement, volume: number): void {
  if (volume > 0) film.volume = volume
  film.muted = volume === 0
}

export function toggleSound(film: HTMLVideoElement): void {
  film.muted = !film.muted
}

export const frameOf = (film: HTMLVideoElement) => film.closest<HTMLElement>('[data-player]')

/** With the controls, but for iPhones, which fill the screen with the film only. */
export function toggleFullScreen(film: HTMLVideoElement & { webkitEnterFullscreen?: () => void }): void {
  const frame = frameOf(film) ?? film
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
  else if ('requestFullscreen' in frame) frame.requestFullscreen().catch(() => undefined)
  else film.webkitEnterFullscreen?.()
}

const ACTIONS: Partial<Record<string, Action>> = {
  ' ': togglePlay,
  ArrowLeft: (film) => seekTo(film, film.currentTime - STEP),
  ArrowRight: (film) => seekTo(film, film.currentTime + STEP),
  f: toggleFullScreen,
  m: toggleSound,
  c: toggleCaptions,
}

/** What a key does where it is pressed comes first. */
const hasOwnUse = (key: string, target: Element) =>
  target.matches('input:not([type=range]), textarea, select, [contenteditable]') ||
  (key.startsWith('Arrow') && target.matches('[type=range]:not([data-timeline])')) ||
  (key === ' ' && target.matches('a, button, summary'))

/** The keys of players: anywhere while the film's dialog is open, on other pages within the player. Returns a function that ends it. */
export function listenForKeys(film: HTMLVideoElement): () => void {
  const stop = new AbortController()
  const onKey = (event: KeyboardEvent) => {
    const { key, target } = event
    const action = ACTIONS[key.length === 1 ? key.toLowerCase() : key]
    if (!action || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (target instanceof Element && hasOwnUse(key, target)) return
    event.preventDefault()
    action(film)
  }
  const scope: EventTarget = film.closest('dialog') ? document : (frameOf(film) ?? film)
  scope.addEventListener('keydown', (event) => onKey(event as KeyboardEvent), { signal: stop.signal })
  return () => stop.abort()
}
