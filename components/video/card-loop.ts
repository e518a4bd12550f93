import { isMetered } from './network'

/** Milliseconds. Whoever only crosses a card loads nothing. */
const INTENT_MS = 150

const isWanted = (link: Element) => link.matches(':hover, :focus-visible')

const playing = new WeakSet<Element>()
const sources = new Map<string, Promise<string>>()

/** Of the loop at `address`; empty for a film without one. */
function findSource(address: string): Promise<string> {
  const known = sources.get(address)
  if (known) return known
  const source = fetch(address).then((response) => (response.ok ? response.text() : ''))
  source.catch(() => sources.delete(address))
  sources.set(address, source)
  return source
}

/** Lies over the picture and takes its place in the layout from it, so that nothing moves. */
function cover(picture: HTMLImageElement, src: string): HTMLVideoElement {
  const film = document.createElement('video')
  Object.assign(film, { src, muted: true, loop: true, playsInline: true, ariaHidden: 'true', tabIndex: -1 })
  Object.assign(film.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: picture.style.objectPosition,
    opacity: '0',
    transition: 'opacity 200ms',
    pointerEvents: 'none',
  })
  picture.after(film)
  return film
}

function leave(film: HTMLVideoElement): void {
  film.pause()
  film.remove()
  // Ends the download.
  film.removeAttribute('src')
  film.load()
}

/** Resolves when the pointer and the focus have left the link, or it was followed. */
function untilLeft(link: HTMLAnchorElement): { signal: AbortSignal } {
  const leaving = new AbortController()
  const { signal } = leaving
  const check = () => !isWanted(link) && leaving.abort()
  link.addEventListener('mouseleave', check, { signal })
  link.addEventListener('blur', check, { signal })
  link.addEventListener('click', () => leaving.abort(), { signal })
  return { signal }
}

/** Plays the silent loop of a film over its picture while somebody looks at the card. */
export async function play(link: HTMLAnchorElement, address: string): Promise<void> {
  const picture = link.querySelector('img')
  if (!picture || playing.has(link) || isMetered()) return
  playing.add(link)
  const { signal } = untilLeft(link)
  try {
    await new Promise((resolve) => setTimeout(resolve, INTENT_MS))
    const src = !signal.aborted && isWanted(link) ? await findSource(address) : ''
    if (!src || signal.aborted) return
    const film = cover(picture, src)
    const left = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    const started = film.play().then(() => (film.style.opacity = '1'))
    await Promise.race([left, started.then(() => left)]).finally(() => leave(film))
  } finally {
    playing.delete(link)
  }
}
