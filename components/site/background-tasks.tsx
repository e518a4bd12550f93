'use client'

import { useEffect } from 'react'
import { afterLoad, whenIdle } from '@/components/hooks/after-load'
import { loadTrackers } from '@/lib/analytics/load-trackers'

const START_DELAY = 100

export function Analytics() {
  useEffect(() => {
    let timer: number | undefined
    const cancel = afterLoad(() => {
      timer = window.setTimeout(() => whenIdle(loadTrackers), START_DELAY)
    })
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [])
  return null
}

/**
 * The page repeats a press that came before (lib/next-runtime/hold-scripts.ts), and lays out what is below the window
 * (lib/next-runtime/styles/late-layout.ts).
 */
export function Hydrated() {
  useEffect(() => {
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}

/** Optional: without it images come from the network. */
const register = () => void navigator.serviceWorker.register('/sw-image-optimizer.js').catch(() => undefined)

export function ImageWorker() {
  useEffect(() => {
    if (!isSecureContext || !('serviceWorker' in navigator)) return
    return afterLoad(() => whenIdle(register))
  }, [])
  return null
}
