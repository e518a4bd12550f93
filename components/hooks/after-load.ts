/**
 * Calls back once the page has loaded, at once if it has.
 *
 * @returns takes it back
 */
export function afterLoad(callback: () => void): () => void {
  if (document.readyState === 'complete') {
    callback()
    return () => undefined
  }
  addEventListener('load', callback, { once: true })
  return () => removeEventListener('load', callback)
}
