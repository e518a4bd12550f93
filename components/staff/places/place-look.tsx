import { PlaceView } from '@/components/site/place/place-view'
import { RecordCrumb } from '@/components/staff/shell/record-crumb'
import type { PlaceRecord } from '@/lib/data/website/place-page-record'
import type { PlaceSurroundings } from '@/lib/data/website/place-surroundings'
import { staffPaths } from '@/lib/portal/staff-paths'
import { placeName } from '@/lib/seo/places'

type Props = { page: PlaceRecord; surroundings: PlaceSurroundings }

/** The public components, with what is saved now. */
export function PlaceLook({ page, surroundings }: Props) {
  const { city, state, slug, texts } = page
  const shown = {
    slug,
    city,
    state,
    metaTitle: texts.metaTitle || null,
    metaDescription: texts.metaDescription || null,
    content: texts.content,
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-3">
        <RecordCrumb title={placeName(page)} href={staffPaths.placePage(page.id)} />
        <h1 className="type-title [overflow-wrap:anywhere]">As visitors see {placeName(page)}</h1>
        <p className="max-w-2xl text-muted-foreground">
          Only staff can open this page. It shows what is saved now, published or not.
        </p>
      </div>
      <div
        inert
        className="public-look overflow-hidden rounded-md border bg-background text-foreground scheme-dark"
      >
        <PlaceView page={shown} surroundings={surroundings} />
      </div>
    </div>
  )
}
