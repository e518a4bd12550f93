import { type ReactNode, useId } from 'react'
import { formatCount } from '@/lib/text/format'
import { JobTrouble } from './job-trouble'

type Props = {
  heading: string
  /** Of the bar; by default the heading. */
  label?: string
  /** What is counted. */
  things: string
  work: { done: number; total: number; problem: string | null; hasWorker: boolean }
  /** The page itself, for readers without scripts. */
  href: string
  children: ReactNode
}

/** How far a job is that staff wait for. */
export function ProgressPanel({ heading, label = heading, things, work, href, children }: Props) {
  const headingId = useId()
  const { done, total, problem, hasWorker } = work
  return (
    <section aria-labelledby={headingId} className="grid gap-3 rounded-md border bg-card p-4 md:p-6">
      <h2 id={headingId} className="type-heading">
        {heading}
      </h2>
      <p>You can leave this page.</p>
      <progress value={done} max={Math.max(total, 1)} aria-label={label} className="progress max-w-full" />
      <p role="status" className="text-sm text-muted-foreground tabular-nums">
        {formatCount(done)} of {formatCount(total)} {things}
      </p>
      <JobTrouble problem={problem} hasWorker={hasWorker} />
      {children}
      <noscript>
        <a href={href} className="underline underline-offset-4">
          Refresh
        </a>
      </noscript>
    </section>
  )
}
