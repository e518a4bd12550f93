import { JobTrouble } from '@/components/staff/job-trouble'
import { FollowJob } from '@/components/staff/videos/follow-job'
import { Button } from '@/components/ui/button'
import { formatCount } from '@/lib/text/format'

type Props = {
  heading: string
  /** Of the bar. */
  label: string
  /** What is counted. */
  things: 'files' | 'rows'
  work: { done: number; total: number; problem: string | null; hasWorker: boolean }
  /** Null for what cannot be canceled. `note` says what stays then. */
  cancel: { action: () => Promise<void>; label: string; note?: string } | null
  /** The page itself. */
  href: string
}

export function ImportProgress({ heading, label, things, work, cancel, href }: Props) {
  const { done, total, problem, hasWorker } = work
  return (
    <section aria-labelledby="work" className="grid gap-3 rounded-md border bg-card p-4 md:p-6">
      <h2 id="work" className="type-heading">
        {heading}
      </h2>
      <p>You may leave this page meanwhile.</p>
      <progress value={done} max={Math.max(total, 1)} aria-label={label} className="progress max-w-full" />
      <p role="status" className="text-sm text-muted-foreground tabular-nums">
        {formatCount(done)} of {formatCount(total)} {things}
      </p>
      <JobTrouble problem={problem} hasWorker={hasWorker} />
      {cancel && (
        <form action={cancel.action} className="grid justify-items-start gap-2">
          <Button type="submit" variant="outline">
            {cancel.label}
          </Button>
          {cancel.note && <p className="text-sm text-muted-foreground">{cancel.note}</p>}
        </form>
      )}
      <FollowJob />
      <noscript>
        <a href={href} className="underline underline-offset-4">
          Refresh
        </a>
      </noscript>
    </section>
  )
}
