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
function onceVisible(element: Element, callback: () => void): () => void {
  const shared = (observer ??= new IntersectionObserver(settle, { rootMargin: MARGIN, scrollMargin: MARGIN }))
  waiting.set(element, callback)
  shared.observe(element)
  return () => {
    shared.unobserve(element)
    waiting.delete(element)
  }
}

/**
 * The class of a picture that has the properties of `LAZY_IMAGE_PROPS`. Browsers fetch lazy pictures from thousands of pixels away. Where
 * scripts run, a waiting picture is out of the layout, and so not fetched, until its frame is near; where none run, the browser's
 * own rule remains.
 */
export const LAZY_IMAGE_CLASS = '[@media(scripting:enabled)]:data-waiting:hidden'

/** The frame around it is what is watched: the picture itself has no place in the layout until it is let in. */
function showWhenNear(picture: HTMLImageElement) {
  const frame = picture.parentElement
  if (!frame) return
  return onceVisible(frame, () => picture.removeAttribute('data-waiting'))
}

export const LAZY_IMAGE_PROPS = {
  ref: showWhenNear,
  'data-waiting': '',
  // A list that is shuffled before the first paint has let in those at its top.
  suppressHydrationWarning: true,
}
