import { JobTrouble } from '@/components/staff/job-trouble'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import { FollowJob } from '@/components/staff/videos/follow-job'
import { Button } from '@/components/ui/button'
import type { DoneCheck, RunningCheck, SearchHealth } from '@/lib/data/website/search-health'
import { staffPaths } from '@/lib/portal/staff-paths'
import { FINDING_KIND_LABELS, FINDING_KINDS } from '@/lib/seo/health/finding-kinds'
import { countOf, formatCount } from '@/lib/text/format'

type Props = {
  health: SearchHealth
  start: () => Promise<void>
  /** Bound to the check that runs. */
  cancel: (() => Promise<void>) | null
}

/** What runs, and what the last check found. */
export function CheckPanel({ health: { running, last, done }, start, cancel }: Props) {
  return (
    <section aria-labelledby="check" className="grid gap-4 rounded-md border bg-card p-4 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <h2 id="check" className="type-heading">
            {running ? 'A check runs' : 'Last check'}
          </h2>
          {running ? <Progress check={running} /> : <Ended last={last} done={done} />}
        </div>
        {running ? (
          cancel && (
            <form action={cancel}>
              <Button type="submit" variant="outline">
                Cancel the check
              </Button>
            </form>
          )
        ) : (
          <form action={start}>
            <Button type="submit">Check the site now</Button>
          </form>
        )}
      </div>
      {running && <FollowJob />}
      {done && <Kinds done={done} />}
    </section>
  )
}

const PHASES: Record<RunningCheck['phase'], string> = {
  sitemap: 'Reads the sitemap.',
  pages: 'Reads the pages.',
  files: 'Looks for pictures, films and files.',
  texts: 'Compares the texts.',
}

function Progress({ check: { phase, pagesRead, pagesKnown, problem, hasWorker } }: { check: RunningCheck }) {
  return (
    <div className="grid gap-2">
      <p>{PHASES[phase]} It goes on when you leave this page.</p>
      <progress
        value={pagesRead}
        max={Math.max(pagesKnown, 1)}
        aria-label="Pages that were read"
        className="progress max-w-full"
      />
      <p className="text-sm text-muted-foreground tabular-nums">
        {formatCount(pagesRead)} of {formatCount(pagesKnown)} pages
      </p>
      <JobTrouble problem={problem} hasWorker={hasWorker} />
    </div>
  )
}

function Ended({ last, done }: Pick<SearchHealth, 'last' | 'done'>) {
  if (!last) return <p className="text-muted-foreground">The site was not checked yet.</p>
  return (
    <div className="grid gap-1 text-muted-foreground">
      {last.status === 'canceled' && (
        <p>
          Canceled <OfficeTime at={last.finishedAt} /> after {countOf(last.pagesRead, 'page', 'pages')}. The
          findings are those of the check before.
        </p>
      )}
      {done && (
        <p>
          <OfficeTime at={done.finishedAt} />: {countOf(done.pagesRead, 'page', 'pages')} in {duration(done)}
          {done.isDaily ? ', automatically, as every day.' : '.'}
        </p>
      )}
      {done && done.pagesLeftOut > 0 && (
        <p className="text-foreground">
          {countOf(done.pagesLeftOut, 'page was', 'pages were')} left out: a check reads at most 60,000.
        </p>
      )}
    </div>
  )
}

function duration({ startedAt, finishedAt }: DoneCheck): string {
  const seconds = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000))
  return seconds < 120
    ? countOf(seconds, 'second', 'seconds')
    : countOf(Math.round(seconds / 60), 'minute', 'minutes')
}

function Kinds({ done: { counts } }: { done: DoneCheck }) {
  const kinds = FINDING_KINDS.flatMap((kind) => (counts[kind] ? [{ kind, ...counts[kind] }] : []))
  if (kinds.length === 0) return <p>It found nothing to repair.</p>
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3" aria-label="Findings of the last check">
      {kinds.map(({ kind, total, new: added, still, fixed }) => (
        <li key={kind} className="border-t py-2">
          <StaffLink
            href={staffPaths.searchHealth(new URLSearchParams({ kind }))}
            className="flex min-h-8 items-baseline justify-between gap-4 hover:underline"
          >
            <span>{FINDING_KIND_LABELS[kind]}</span>
            <span className="tabular-nums">{formatCount(total)}</span>
          </StaffLink>
          <p className="text-sm text-muted-foreground tabular-nums">
            {formatCount(added)} new, {formatCount(still)} known, {formatCount(fixed)} fixed
            {total > added + still && ` · the first ${formatCount(added + still)} are listed`}
          </p>
        </li>
      ))}
    </ul>
  )
}
