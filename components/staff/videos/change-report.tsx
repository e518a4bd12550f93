import { Appearances } from '@/components/staff/record/appearances'
import type { ChangeReport, ChangeState } from '@/lib/catalogue/video-changes'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'
import { ChangeQuestionView } from './change-question'

const GONE = 'It no longer exists, or you don’t have permission to change it.'

const videos = (count: number) => `${formatCount(count)} ${count === 1 ? 'video' : 'videos'}`

type Props = { state: NonNullable<ChangeState>; send: (formData: FormData) => void }

/** What became of each chosen video, or what would. */
export function ChangeReportView({ state, send }: Props) {
  if ('question' in state) return <ChangeQuestionView question={state.question} send={send} />
  if ('problem' in state) {
    return (
      <p role="alert" className="rounded-md border border-destructive px-4 py-3">
        {state.problem}
      </p>
    )
  }
  const { label, done, unchanged, refused, pages } = state.report
  return (
    <section aria-label="What was changed" className="grid gap-3 rounded-md border bg-card p-4">
      <p role="status" className="font-medium">
        {label}: {videos(done)} changed{unchanged > 0 && `, ${formatCount(unchanged)} as before`}
        {refused.length > 0 && `, ${formatCount(refused.length)} refused`}.
      </p>
      {refused.length > 0 && <Refused refused={refused} />}
      {done > 0 && (
        <Appearances
          pages={pages}
          title="Pages that show these videos, or did before:"
          none="No public page shows these videos."
        />
      )}
    </section>
  )
}

const Refused = ({ refused }: Pick<ChangeReport, 'refused'>) => (
  <ul className="max-h-80 divide-y overflow-y-auto border-y text-sm">
    {refused.map(({ id, title, reasons }) => (
      <li key={id} className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <a href={staffPaths.video(id)} className="[overflow-wrap:anywhere] underline underline-offset-4">
          {title}
        </a>
        <span className="text-muted-foreground">{reasons.join('. ') || GONE}</span>
      </li>
    ))}
  </ul>
)
