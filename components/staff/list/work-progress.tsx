'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { JobTrouble } from '@/components/staff/job-trouble'
import { isSignedIn } from '@/components/staff/videos/follow-job'
import type { BulkProgress } from '@/lib/list/bulk-work'
import { formatCount } from '@/lib/text/format'

const INTERVAL_MS = 4000

type Props = {
  heading: string
  /** As in 'leads'. */
  things: string
  progress: BulkProgress
  /** Null when the work has ended. */
  read: () => Promise<BulkProgress | null>
  children: ReactNode
}

/** Only the end of the work renders the list again: what is chosen in it stays until then. */
export function WorkProgress({ heading, things, progress, read, children }: Props) {
  const router = useRouter()
  const headingId = useId()
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
    <section aria-labelledby={headingId} className="grid gap-3 rounded-md border bg-card p-4 md:p-6">
      <h2 id={headingId} className="type-heading">
        {heading}
      </h2>
      <p>You may leave this page meanwhile.</p>
      <progress value={done} max={Math.max(total, 1)} aria-label={heading} className="progress max-w-full" />
      <p role="status" className="text-sm text-muted-foreground tabular-nums">
        {formatCount(done)} of {formatCount(total)} {things}
      </p>
      <JobTrouble problem={trouble} hasWorker={hasWorker} />
      {children}
    </section>
  )
}
