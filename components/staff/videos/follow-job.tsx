'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const INTERVAL_MS = 4000

/** Renders the page again while a job is under way and somebody looks at it. What was typed stays. */
export function FollowJob() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh()
    }, INTERVAL_MS)
    return () => clearInterval(timer)
  }, [router])
  return null
}
