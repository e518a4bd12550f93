'use client'

import { useEffect } from 'react'
import { afterLoad, whenIdle } from '@/components/hooks/after-load'

/** Milliseconds. */
const START_DELAY = 100

const start = async () => (await import('@/lib/analytics/load-trackers')).loadTrackers()

/** Loads what is configured of tag manager and social pixel, when the page itself has long been there. */
export function Analytics() {
  useEffect(() => {
    let timer: number | undefined
    const cancel = afterLoad(() => {
      timer = window.setTimeout(() => whenIdle(() => void start()), START_DELAY)
    })
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [])
  return null
}

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
