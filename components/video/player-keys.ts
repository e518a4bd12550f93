/** Seconds. */
const STEP = 5

type Action = (film: HTMLVideoElement) => unknown

const seek =
  (by: number): Action =>
  (film) =>
    (film.currentTime = Math.min(Math.max(film.currentTime + by, 0), film.duration || 0))

export function toggleCaptions({ textTracks }: HTMLVideoElement): void {
  const captions = [...textTracks].filter(({ kind }) => kind === 'captions')
  const shown = captions.find(({ mode }) => mode === 'showing')
  if (shown) shown.mode = 'disabled'
  else if (captions[0]) captions[0].mode = 'showing'
}

const ACTIONS: Partial<Record<string, Action>> = {
  ' ': (film) => (film.paused ? film.play().catch(() => undefined) : film.pause()),
  ArrowLeft: seek(-STEP),
  ArrowRight: seek(STEP),
  f: (film) => (document.fullscreenElement ? document.exitFullscreen() : film.requestFullscreen()),
  m: (film) => (film.muted = !film.muted),
  c: toggleCaptions,
}

/** What a key does where it is pressed comes first. */
const hasOwnUse = (key: string, target: Element) =>
  target.matches('input, textarea, select, [contenteditable]') ||
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
  const scope: EventTarget = film.closest('dialog') ? document : (film.parentElement ?? film)
  scope.addEventListener('keydown', (event) => onKey(event as KeyboardEvent), { signal: stop.signal })
  return () => stop.abort()
}
