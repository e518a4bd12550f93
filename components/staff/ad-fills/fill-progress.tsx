import { JobTrouble } from '@/components/staff/job-trouble'
import { FollowJob } from '@/components/staff/videos/follow-job'
import { Button } from '@/components/ui/button'
import { rowsDone } from '@/lib/ads/templates/fill-progress'
import type { Fill } from '@/lib/ads/templates/fills'
import { formatCount } from '@/lib/text/format'
import type { FillWays } from './fill-actions'

type Props = {
  fill: Fill
  /** Null where the person may not change it. */
  ways: FillWays | null
  /** The page itself. */
  href: string
}

/** A check or a run that goes on. */
export function FillProgress({ fill, ways, href }: Props) {
  const isCheck = fill.status === 'checking'
  const heading = isCheck ? 'Every row is checked' : 'The ads are being made'
  return (
    <section aria-labelledby="work" className="grid gap-3 rounded-md border bg-card p-4">
      <h2 id="work" className="type-heading">
        {heading}
      </h2>
      <p>You can leave this page.</p>
      <progress
        value={rowsDone(fill)}
        max={Math.max(fill.planned, 1)}
        aria-label={heading}
        className="progress max-w-full"
      />
      <p role="status" className="text-sm text-muted-foreground tabular-nums">
        {formatCount(rowsDone(fill))} of {formatCount(fill.planned)} rows
      </p>
      {fill.work && <JobTrouble {...fill.work} />}
      {ways && (
        <div className="flex flex-wrap gap-3">
          {!isCheck && (
            <form action={ways.pause}>
              <Button type="submit" variant="outline">
                Pause
              </Button>
            </form>
          )}
          <form action={ways.cancel}>
            <Button type="submit" variant="outline">
              {isCheck ? 'Cancel the check' : 'Cancel'}
            </Button>
          </form>
        </div>
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
