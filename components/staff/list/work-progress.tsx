'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useState } from 'react'
import { ProgressPanel } from '@/components/staff/progress-panel'
import { isSignedIn } from '@/components/staff/videos/follow-job'
import type { BulkProgress } from '@/lib/list/bulk-work'

const INTERVAL_MS = 4000

type Props = {
  heading: string
  /** As in 'leads'. */
  things: string
  /** The page itself. */
  href: string
  progress: BulkProgress
  /** Null when the work has ended. */
  read: () => Promise<BulkProgress | null>
  children: ReactNode
}

/** Only the end of the work renders the list again: what is chosen in it stays until then. */
export function WorkProgress({ progress, read, children, ...panel }: Props) {
  const router = useRouter()
  const [{ done, total, trouble, hasWorker }, setProgress] = useState(progress)

  useEffect(() => {
    let isOver = false
    const look = async () => {
      if (document.visibilityState !== 'visible' || !(await isSignedIn())) return
      const next = await read()
      if (isOver) return
      if (next) setProgress(next)
      else router.refresh()
    }
    const timer = setInterval(() => void look().catch(() => undefined), INTERVAL_MS)
    return () => {
      isOver = true
      clearInterval(timer)
    }
  }, [read, router])

  return (
    <ProgressPanel {...panel} work={{ done, total, problem: trouble, hasWorker }}>
      {children}
    </ProgressPanel>
  )
}
