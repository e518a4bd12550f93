import { JobTrouble } from '@/components/staff/job-trouble'
import { FollowJob } from '@/components/staff/videos/follow-job'
import { Button } from '@/components/ui/button'
import type { ImportWork } from '@/lib/data/website/place-imports'
import { formatCount } from '@/lib/text/format'

type Props = {
  work: ImportWork
  /** Null for an undo, which cannot be canceled. */
  cancel: (() => Promise<void>) | null
}

export function ImportProgress({ work: { done, total, problem, hasWorker }, cancel }: Props) {
  const isUndo = cancel === null
  return (
    <section aria-labelledby="work" className="grid gap-3 rounded-md border bg-card p-4 md:p-6">
      <h2 id="work" className="type-heading">
        {isUndo ? 'The import is being undone' : 'The import goes on'}
      </h2>
      <p>You may leave this page meanwhile.</p>
      <progress
        value={done}
        max={Math.max(total, 1)}
        aria-label={isUndo ? 'Files that were taken back' : 'Files that were imported'}
        className="progress max-w-full"
      />
      <p className="text-sm text-muted-foreground tabular-nums">
        {formatCount(done)} of {formatCount(total)} files
      </p>
      <JobTrouble problem={problem} hasWorker={hasWorker} />
      {cancel && (
        <form action={cancel} className="grid justify-items-start gap-2">
          <Button type="submit" variant="outline">
            Cancel the import
          </Button>
          <p className="text-sm text-muted-foreground">
            Pages that were imported so far stay. You can undo them after that.
          </p>
        </form>
      )}
      <FollowJob />
    </section>
  )
}
