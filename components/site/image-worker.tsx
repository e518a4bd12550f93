'use client'

import { useEffect } from 'react'

/** Milliseconds after `load`, for browsers that cannot tell when they are idle. */
const FALLBACK_DELAY = 2000

/** Where the browser refuses, pictures come from the network as ever. */
const register = () => void navigator.serviceWorker.register('/sw-image-optimizer.js').catch(() => undefined)

function onceIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(register)
  else setTimeout(register, FALLBACK_DELAY)
}

/** Registers the worker that keeps seen pictures, when the page has nothing better to do. */
export function ImageWorker() {
  useEffect(() => {
    if (!isSecureContext || !('serviceWorker' in navigator)) return
    if (document.readyState === 'complete') return onceIdle()
    addEventListener('load', onceIdle, { once: true })
    return () => removeEventListener('load', onceIdle)
  }, [])
  return null
}
