import { afterLoad } from './after-load'

/** Pixels around the window within which an element counts as near. */
const MARGIN = 200

/**
 * Calls back once, when the page has loaded and `element` is near the window: what begins then competes neither with the
 * first paint nor with what the visitor is reading.
 *
 * @returns takes it back
 */
export function onceNearViewport(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: `${MARGIN}px` },
  )
  const cancelLoad = afterLoad(() => observer.observe(element))
  return () => {
    cancelLoad()
    observer.disconnect()
  }
}
