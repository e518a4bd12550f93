import type { ReactNode } from 'react'
import { SidebarSection } from '@/components/staff/headings'
import type { RenditionState, StoredFile } from '@/lib/data/catalogue/video-renditions'
import type { Action } from '@/lib/forms/form-state'
import { fileSize } from '@/lib/text/format'
import { FollowJob } from './follow-job'
import { MakeRenditions } from './make-renditions'

type Props = {
  state: RenditionState
  /** Asks for new ones. Bound to the video. */
  make: Action
}

/** On the page of a video: what the worker made of its film, or why not. */
export function RenditionsSection({ state, make }: Props) {
  const { hasFilm, files, job } = state
  const isUnderWay = hasFilm && (job?.status === 'queued' || job?.status === 'running')
  return (
    <SidebarSection id="renditions" title="Renditions">
      {hasFilm ? (
        <>
          <Progress state={state} />
          {files.length > 0 && <FileTable files={files} />}
          {!isUnderWay && <MakeRenditions action={make} label={labelOf(state)} />}
          {isUnderWay && <FollowJob />}
        </>
      ) : (
        <p className="text-muted-foreground">
          Only an uploaded film gets renditions: smaller versions for phones and slow networks, and pictures
          for the timeline.
        </p>
      )}
    </SidebarSection>
  )
}

function labelOf({ files, job }: RenditionState): string {
  if (job?.status === 'failed') return 'Try again'
  return files.length > 0 ? 'Make them again' : 'Make renditions'
}

function Progress({ state: { job, files, hasWorker, isPublished } }: { state: RenditionState }) {
  switch (job?.status) {
    case 'running':
      return (
        <div className="grid gap-2">
          <p className="text-sm">Making them. You can leave this page.</p>
          <progress
            value={job.progress}
            max={100}
            aria-label="Progress of the renditions"
            className="progress"
          />
          <p className="text-sm text-muted-foreground tabular-nums">{job.progress} %</p>
        </div>
      )
    case 'queued':
      if (!hasWorker) return <WithoutFfmpeg hasFiles={files.length > 0} />
      return job.error ? (
        <Problem title="The last try failed. It will be retried automatically.">{job.error}</Problem>
      ) : (
        <p className="text-sm">Waiting for their turn.</p>
      )
    case 'failed':
      return (
        <Problem title="Failed, try again">
          {job.error} {isPublished && 'What visitors see has not changed.'}
        </Problem>
      )
    case 'done':
    case undefined:
      return files.length > 0 ? null : (
        <p className="text-sm text-muted-foreground">None yet. The film is served as it was uploaded.</p>
      )
  }
}

const Problem = ({ title, children }: { title: string; children: ReactNode }) => (
  <div role="alert" className="grid gap-1 border-l-2 border-destructive py-1 pl-4 text-sm">
    <p className="font-medium">{title}</p>
    <p className="text-destructive">{children}</p>
  </div>
)

const WithoutFfmpeg = ({ hasFiles }: { hasFiles: boolean }) => (
  <div className="grid gap-2 border-l-2 border-primary py-1 pl-4 text-sm">
    <p className="font-medium">ffmpeg is not installed, or no worker is running</p>
    <p className="text-muted-foreground">
      {hasFiles ? 'The renditions below stay in use.' : 'Visitors get the film as it was uploaded.'} That
      costs them data and time: a phone loads the large file, playback on slow networks stops, and the
      timeline shows no pictures. Files of a phone or camera may not play in every browser. You also get no
      pictures to choose a poster from.
    </p>
    <p className="text-muted-foreground">Renditions are made automatically once a worker with ffmpeg runs.</p>
  </div>
)

const NAMES: Record<string, string> = { loop: 'Silent loop', storyboard: 'Pictures for the timeline' }

function FileTable({ files }: { files: StoredFile[] }) {
  const posters = files.filter(({ kind }) => kind === 'poster').length
  const rows = ['film', 'loop', 'storyboard'].flatMap((kind) => files.filter((file) => file.kind === kind))
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Files that were made of the film</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">File</th>
          <th scope="col">Pixels</th>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody className="divide-y border-y">
        {rows.map(({ kind, lines, width, height, bytes }) => (
          <tr key={`${kind} ${lines}`}>
            <th scope="row" className="py-2 pr-4 text-left font-normal">
              {NAMES[kind] ?? `${lines} lines`}
            </th>
            <td className="py-2 pr-4 text-muted-foreground tabular-nums">
              {kind === 'storyboard' ? '' : `${width} × ${height}`}
            </td>
            <td className="py-2 text-right whitespace-nowrap tabular-nums">{fileSize(bytes)}</td>
          </tr>
        ))}
        {posters > 0 && (
          <tr>
            <th scope="row" colSpan={2} className="py-2 pr-4 text-left font-normal">
              Poster candidates
            </th>
            <td className="py-2 text-right tabular-nums">{posters}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
