import { ProgressPanel } from '@/components/staff/progress-panel'
import { FollowJob } from '@/components/staff/videos/follow-job'
import { Button } from '@/components/ui/button'
import { rowsDone } from '@/lib/ads/templates/fill-progress'
import type { Fill } from '@/lib/ads/templates/fills'
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
  const trouble = fill.work ?? { problem: null, hasWorker: true }
  return (
    <ProgressPanel
      heading={isCheck ? 'Every row is checked' : 'The ads are being made'}
      things="rows"
      work={{ done: rowsDone(fill), total: fill.planned, ...trouble }}
      href={href}
    >
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
    </ProgressPanel>
  )
}
