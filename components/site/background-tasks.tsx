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

/** Optional: without it images come from the network. */
const register = () => void navigator.serviceWorker.register('/sw-image-optimizer.js').catch(() => undefined)

export function ImageWorker() {
  useEffect(() => {
    if (!isSecureContext || !('serviceWorker' in navigator)) return
    return afterLoad(() => whenIdle(register))
  }, [])
  return null
}
