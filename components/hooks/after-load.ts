export function afterLoad(callback: () => void): () => void {
  if (document.readyState === 'complete') {
    callback()
    return () => undefined
  }
  addEventListener('load', callback, { once: true })
  return () => removeEventListener('load', callback)
}

/** Milliseconds, for browsers without requestIdleCallback. */
const FALLBACK_DELAY = 2000

export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback)
  else setTimeout(callback, FALLBACK_DELAY)
}
