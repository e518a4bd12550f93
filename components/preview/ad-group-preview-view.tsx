import { Container } from '@/components/ui/container'
import { approvedFiles, decisionOf, seenFiles } from '@/lib/ads/decision'
import { nameFiles, zipName } from '@/lib/ads/file-names'
import type { AdFeedback as Feedback, AdGroupPreview } from '@/lib/ads/types'
import { longDate, longDay } from '@/lib/time/in-zone'
import { AdCard, mediaSource } from './ad-card'
import { CountOpen } from './count-open'
import { DownloadAll } from './download-buttons'
import { AdFeedback, type FeedbackActions } from './feedback/ad-feedback'
import { ApproveRest } from './feedback/approve-rest'
import { OnePlayerAtATime } from './ad-media'

type Props = {
  preview: AdGroupPreview
  feedback: readonly Feedback[]
  actions: FeedbackActions
  contactEmail: string
}

export function AdGroupPreviewView({ preview, feedback, actions, contactEmail }: Props) {
  const { id, name, parentGroup, product, createdAt, dueDate, ads } = preview
  const files = nameFiles(preview)
  const shown = ads.map((ad) => {
    const said = feedback.find(({ adId }) => adId === ad.id)
    const ownFiles = files.filter(({ adId }) => adId === ad.id)
    return { ad, said, files: ownFiles, decision: said ? decisionOf(said) : ('open' as const) }
  })
  const decidable = shown.filter((one) => one.files.length > 0)
  const left = decidable.flatMap(({ ad, said, files, decision }) =>
    said && decision === 'open'
      ? { id: ad.id, title: ad.title, seen: seenFiles(said), files: approvedFiles(said, files) }
      : [],
  )
  return (
    <Container className="py-12 nav:py-16">
      <p className="type-slate text-muted-foreground">
        {parentGroup} · {product}
      </p>
      <h1 className="mt-3 max-w-[24ch] type-title wrap-anywhere">{name}</h1>
      <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-muted-foreground">
        <span>Created {longDate(createdAt)}</span>
        {dueDate && <span>Due {longDay(dueDate)}</span>}
      </p>

      <div className="mt-12 grid gap-6 border-t pt-8">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div className="grid gap-3">
            <h2 className="type-heading">Advertisements ({ads.length})</h2>
            {decidable.length > 0 && (
              <ApprovalProgress
                approved={decidable.filter(({ decision }) => decision === 'approved').length}
                total={decidable.length}
              />
            )}
          </div>
          {files.length > 0 && <DownloadAll groupId={id} files={files} zip={zipName(name)} />}
        </div>
        <ApproveRest
          groupId={id}
          ads={left.map(({ id, title, files }) => ({ id, title, files }))}
          action={actions.approveRest.bind(
            null,
            left.map(({ id, seen }) => ({ adId: id, files: seen })),
          )}
          contactEmail={contactEmail}
        />
      </div>

      {ads.length === 0 ? (
        <div className="mt-10 bg-card px-6 py-16 text-center">
          <p className="type-heading">No ads available</p>
          <p className="mt-3 text-muted-foreground">This ad group doesn&apos;t contain any ads yet.</p>
        </div>
      ) : (
        <OnePlayerAtATime className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-20">
          {shown.map(({ ad, said, files, decision }, index) => (
            <AdCard
              key={ad.id}
              groupId={id}
              ad={ad}
              files={files}
              feedback={said}
              decision={decision}
              eager={index === 0}
            >
              {said && (
                <AdFeedback
                  groupId={id}
                  feedback={said}
                  files={files}
                  title={ad.title}
                  film={mediaSource(id, ad, 'motion')}
                  actions={actions}
                  contactEmail={contactEmail}
                />
              )}
            </AdCard>
          ))}
        </OnePlayerAtATime>
      )}
      <CountOpen groupId={id} />
    </Container>
  )
}

type ProgressProps = { approved: number; total: number }

const ApprovalProgress = ({ approved, total }: ProgressProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
    <p className="tabular-nums">
      {approved} of {total} approved
    </p>
    <div aria-hidden="true" className="flex gap-1">
      {Array.from({ length: Math.min(total, 24) }, (_, index) => (
        <span
          key={index}
          className={index < Math.round((approved / total) * Math.min(total, 24)) ? DONE_STEP : OPEN_STEP}
        />
      ))}
    </div>
  </div>
)

const DONE_STEP = 'h-1.5 w-5 bg-primary forced-colors:bg-[Highlight]'
const OPEN_STEP = 'h-1.5 w-5 bg-input'
