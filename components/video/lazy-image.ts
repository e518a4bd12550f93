/** Pixels around the viewport and around scrollers. */
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

/** Calls back once; one shared observer serves all images. Returns a cancel function. */
function onceVisible(element: Element, callback: () => void): () => void {
  const shared = (observer ??= new IntersectionObserver(settle, { rootMargin: MARGIN, scrollMargin: MARGIN }))
  waiting.set(element, callback)
  shared.observe(element)
  return () => {
    shared.unobserve(element)
    waiting.delete(element)
  }
}

/** Observes the frame, because the hidden image has no box. */
export function showWhenNear(picture: HTMLImageElement) {
  const frame = picture.parentElement
  if (!frame) return
  return onceVisible(frame, () => picture.removeAttribute('data-waiting'))
}

/**
 * For images of the class `lazy-image`: browsers load lazy images thousands of pixels ahead; these are not displayed
 * until their frame is near.
 */
export const LAZY_IMAGE_PROPS = {
  ref: showWhenNear,
  'data-waiting': '',
  // Scripts of the page may have removed the attribute.
  suppressHydrationWarning: true,
}
