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
export function whenAboutToBeSeen(element: Element, callback: () => void): () => void {
  const shared = (observer ??= new IntersectionObserver(settle, { rootMargin: MARGIN, scrollMargin: MARGIN }))
  waiting.set(element, callback)
  shared.observe(element)
  return () => {
    shared.unobserve(element)
    waiting.delete(element)
  }
}
