'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { paths } from '@/lib/paths'

const INTERVAL_MS = 4000

/** An expired session would lead to the sign-in page, away from what is typed and uploaded here. */
export async function isSignedIn(): Promise<boolean> {
  const response = await fetch(paths.viewer()).catch(() => null)
  return response?.ok === true && 'email' in ((await response.json()) as object)
}

/** Renders the page again while a job is under way and somebody looks at it. What was typed stays. */
export function FollowJob() {
  const router = useRouter()
  useEffect(() => {
    let isOver = false
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return
      void isSignedIn().then((goesOn) => goesOn && !isOver && router.refresh())
    }, INTERVAL_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [router])
  return null
}
