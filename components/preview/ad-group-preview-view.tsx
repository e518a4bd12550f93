import { Container } from '@/components/ui/container'
import { nameFiles, zipName } from '@/lib/ads/file-names'
import type { AdFeedback as Feedback, AdGroupPreview } from '@/lib/ads/types'
import { longDate, longDay } from '@/lib/time/in-zone'
import { AdCard } from './ad-card'
import { CountOpen } from './count-open'
import { DownloadAll } from './download-buttons'
import { AdFeedback, type FeedbackActions } from './feedback/ad-feedback'
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

      <div className="mt-12 flex flex-wrap items-end justify-between gap-x-10 gap-y-5 border-t pt-8">
        <h2 className="type-heading">Advertisements ({ads.length})</h2>
        {files.length > 0 && <DownloadAll groupId={id} files={files} zip={zipName(name)} />}
      </div>

      {ads.length === 0 ? (
        <div className="mt-10 bg-card px-6 py-16 text-center">
          <p className="type-heading">No ads available</p>
          <p className="mt-3 text-muted-foreground">This ad group doesn&apos;t contain any ads yet.</p>
        </div>
      ) : (
        <OnePlayerAtATime className="mt-10 grid gap-16">
          {ads.map((ad, index) => {
            const ownFiles = files.filter(({ adId }) => adId === ad.id)
            const said = feedback.find(({ adId }) => adId === ad.id)
            return (
              <AdCard key={ad.id} groupId={id} ad={ad} files={ownFiles} eager={index === 0}>
                {said && (
                  <AdFeedback
                    feedback={said}
                    files={ownFiles}
                    title={ad.title}
                    actions={actions}
                    contactEmail={contactEmail}
                  />
                )}
              </AdCard>
            )
          })}
        </OnePlayerAtATime>
      )}
      <CountOpen groupId={id} />
    </Container>
  )
}
