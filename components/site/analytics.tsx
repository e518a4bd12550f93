'use client'

import { useEffect } from 'react'
import { afterLoad } from '@/components/hooks/after-load'
import { whenIdle } from '@/components/hooks/when-idle'

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
