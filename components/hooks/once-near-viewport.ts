import { afterLoad } from './after-load'

const MARGIN = 200

/** Calls back once, after load, when `element` is within 200 px of the viewport. Returns a cancel function. */
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
