'use client'

import { useEffect } from 'react'
import { afterLoad } from '@/components/hooks/after-load'
import { whenIdle } from '@/components/hooks/when-idle'

/** Where the browser refuses, pictures come from the network as ever. */
const register = () => void navigator.serviceWorker.register('/sw-image-optimizer.js').catch(() => undefined)

/** Registers the worker that keeps seen pictures, when the page has nothing better to do. */
export function ImageWorker() {
  useEffect(() => {
    if (!isSecureContext || !('serviceWorker' in navigator)) return
    return afterLoad(() => whenIdle(register))
  }, [])
  return null
}
