import type { ReactNode } from 'react'
import { RecordCrumb } from '@/components/staff/shell/record-crumb'
import { IndustryHeading } from '@/components/video/industry-row'
import { VideoScreen } from '@/components/video/video-screen'
import { VideoStrip } from '@/components/video/video-strip'
import type { VideoPreview } from '@/lib/data/catalogue/video-preview'
import { staffPaths } from '@/lib/portal/staff-paths'

type Props = { id: string; preview: VideoPreview }

/** The public components, with what the video has now. */
export function PublicLook({ id, preview: { detail, card, industry } }: Props) {
  const place = [detail.city, detail.state].filter(Boolean).join(', ')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <RecordCrumb title={detail.title} href={staffPaths.video(id)} />
        <h1 className="type-title [overflow-wrap:anywhere]">As visitors see “{detail.title}”</h1>
        <p className="max-w-2xl text-muted-foreground">
          Only staff can open this page. It shows what is saved now, published or not.
        </p>
      </div>
      <Look title="The film’s page, and the dialog over other pages">
        <VideoScreen video={detail} heading="h2" />
      </Look>
      <Look title={place ? `Card on the page of ${place}` : 'Card on a city page'}>
        <div inert>
          <VideoStrip videos={[card]} label="Card on a city page" even />
        </div>
      </Look>
      <Look title="Tile in the portfolio">
        <div inert>
          {industry && (
            <div className="px-4">
              <IndustryHeading id="portfolio-row" industry={{ name: industry, total: 0 }} scene={1} />
            </div>
          )}
          <VideoStrip videos={[card]} label="Tile in the portfolio" />
        </div>
      </Look>
    </div>
  )
}

const Look = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <p className="type-heading">{title}</p>
    <div className="public-look overflow-hidden rounded-md border bg-background py-6 text-foreground scheme-dark">
      {children}
    </div>
  </section>
)
