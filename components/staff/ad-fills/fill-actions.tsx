import { Button } from '@/components/ui/button'
import { isOutdated, rowsToMake } from '@/lib/ads/templates/fill-progress'
import type { Fill } from '@/lib/ads/templates/fills'
import { countOf } from '@/lib/text/format'

type Way = () => Promise<void>

export type FillWays = {
  check: Way
  run: Way
  /** Takes over what deals and sites say now. */
  readSources: Way
  runNewest: Way
  pause: Way
  cancel: Way
}

type Props = { fill: Fill; ways: FillWays }

const rows = (count: number) => countOf(count, 'row', 'rows')

function runLabel({ status, counts }: Fill, count: number): string {
  if (status === 'paused') return `Continue with ${rows(count)}`
  return counts.made || counts.unchanged ? `Make the rest: ${rows(count)}` : `Make the ads of ${rows(count)}`
}

const hasSources = ({ source }: Fill) => source === 'deals' || source === 'sites'

/** What can be done while nothing goes on. */
export function FillActions({ fill, ways }: Props) {
  const count = rowsToMake(fill)
  const { bad = 0, unchecked = 0 } = fill.counts
  return (
    <section aria-label="Next steps" className="grid justify-items-start gap-3">
      <div className="flex flex-wrap gap-3">
        {count > 0 && (
          <form action={ways.run}>
            <Button type="submit">{runLabel(fill, count)}</Button>
          </form>
        )}
        {unchecked > 0 && (
          <form action={ways.check}>
            <Button type="submit" variant="outline">
              Check {rows(unchecked)}
            </Button>
          </form>
        )}
        {fill.status === 'paused' && (
          <form action={ways.cancel}>
            <Button type="submit" variant="outline">
              Cancel
            </Button>
          </form>
        )}
        {hasSources(fill) && (
          <form action={ways.readSources}>
            <Button type="submit" variant="outline">
              Read {fill.source} again
            </Button>
          </form>
        )}
        {isOutdated(fill) && (
          <form action={ways.runNewest}>
            <Button type="submit" variant="outline">
              Make all with version {fill.newest}
            </Button>
          </form>
        )}
      </div>
      {bad > 0 && (
        <p>
          {rows(bad)} {bad === 1 ? 'has' : 'have'} something to repair and {bad === 1 ? 'is' : 'are'} left
          out.
        </p>
      )}
      {isOutdated(fill) && (
        <p className="text-sm text-muted-foreground">
          The template has a newer version. Ads get a new file only where their picture changes.
        </p>
      )}
      {hasSources(fill) && (
        <p className="text-sm text-muted-foreground">
          Reading again brings in the latest data and replaces your edits.
        </p>
      )}
      {count === 0 && bad === 0 && !isOutdated(fill) && (
        <p className="text-muted-foreground">Every ad is made. Change a row or the template to make more.</p>
      )}
    </section>
  )
}
