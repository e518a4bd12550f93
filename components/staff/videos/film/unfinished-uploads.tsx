import { buttonVariants } from '@/components/ui/button-variants'
import type { ListedUpload } from '@/lib/data/catalogue/video-film'
import { fileSize } from '@/lib/text/format'
import { FollowJob } from '@/components/staff/videos/follow-job'
import { ActionButton } from './action-button'

type Props = {
  uploads: readonly ListedUpload[]
  /** Uses a film that is checked, and has any other one checked. */
  finish: (uploadId: string) => Promise<{ problem: string | null }>
  discard: (uploadId: string) => Promise<void>
}

function describe({ hasArrived, received, bytes, check }: ListedUpload): string {
  if (!hasArrived) {
    return `About ${Math.floor((received / bytes) * 100)} % of ${fileSize(bytes)} have arrived. Choose the same file again to continue.`
  }
  switch (check.status) {
    case 'running':
      return `All of ${fileSize(bytes)} have arrived. The server checks the film: ${check.progress} %.`
    case 'queued':
      return `All of ${fileSize(bytes)} have arrived. The film waits for its check.`
    case 'failed':
      return check.problem
    case 'judged':
      return check.judgement.ok ? 'This film has arrived and is checked.' : check.judgement.problem
    case 'none':
      return `All of ${fileSize(bytes)} have arrived, but the film is not checked yet.`
  }
}

function labelOf({ hasArrived, check }: ListedUpload): string | null {
  if (!hasArrived) return null
  if (check.status === 'judged') return check.judgement.ok ? 'Use this film' : null
  return check.status === 'none' || check.status === 'failed' ? 'Check film' : null
}

const isUnderWay = ({ check: { status } }: ListedUpload) => status === 'queued' || status === 'running'

/** Uploads that a closed page or a lost connection has left behind. */
export function UnfinishedUploads({ uploads, finish, discard }: Props) {
  if (uploads.length === 0) return null
  return (
    <ul aria-label="Unfinished uploads" className="divide-y border-y">
      {uploads.map((upload) => {
        const label = labelOf(upload)
        return (
          <li key={upload.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 text-sm">
              <p className="font-medium [overflow-wrap:anywhere]">{upload.fileName}</p>
              <p className="text-muted-foreground">{describe(upload)}</p>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              {label && <ActionButton label={label} action={finish.bind(null, upload.id)} />}
              <form action={discard.bind(null, upload.id)}>
                <button type="submit" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
                  Discard<span className="sr-only"> {upload.fileName}</span>
                </button>
              </form>
            </div>
          </li>
        )
      })}
      {uploads.some(isUnderWay) && <FollowJob />}
    </ul>
  )
}
