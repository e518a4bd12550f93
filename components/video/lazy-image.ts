/** Pixels around the window, and around a row that scrolls inside it. */
const MARGIN = '100px'

const waiting = new Map<Element, () => void>()

function settle(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue
    observer.unobserve(target)
    waiting.get(target)?.()
    waiting.delete(target)
  }
}

let observer: IntersectionObserver | undefined

/**
 * Calls back once, when `element` is about to be seen. All share one observer: a page has dozens of thumbnails.
 *
 * @returns takes it back
 */
function whenAboutToBeSeen(element: Element, callback: () => void): () => void {
  const shared = (observer ??= new IntersectionObserver(settle, { rootMargin: MARGIN, scrollMargin: MARGIN }))
  waiting.set(element, callback)
  shared.observe(element)
  return () => {
    shared.unobserve(element)
    waiting.delete(element)
  }
}

/**
 * The class of a picture that has the properties of `WAITING`. Browsers fetch lazy pictures from thousands of pixels away. Where
 * scripts run, a waiting picture is out of the layout, and so not fetched, until its frame is near; where none run, the browser's
 * own rule remains.
 */
export const WAITS_OUT_OF_LAYOUT = '[@media(scripting:enabled)]:data-waiting:hidden'

/** The frame around it is what is watched: the picture itself has no place in the layout until it is let in. */
function letInWhenNear(picture: HTMLImageElement) {
  const frame = picture.parentElement
  if (!frame) return
  return whenAboutToBeSeen(frame, () => picture.removeAttribute('data-waiting'))
}

export const WAITING = {
  ref: letInWhenNear,
  'data-waiting': '',
  // A list that is shuffled before the first paint has let in those at its top.
  suppressHydrationWarning: true,
}
