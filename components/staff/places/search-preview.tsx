import { site } from '@/lib/content/site'
import type { GeoPage } from '@/lib/geo/types'
import { paths } from '@/lib/paths'
import { geoDescription, geoPageTitle } from '@/lib/seo/places'
import { type Device, DEVICE_LABELS, type ResultLine, searchResult } from '@/lib/text/search-result'

type Props = { page: Pick<GeoPage, 'slug' | 'city' | 'state' | 'metaTitle' | 'metaDescription'> }

const DEVICES = Object.keys(DEVICE_LABELS) as Device[]

/** How search engines show the page, cut where they cut. */
export function SearchPreview({ page }: Props) {
  const title = geoPageTitle(page)
  const description = geoDescription(page)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
      {DEVICES.map((device) => {
        const result = searchResult(title, description, device)
        return (
          <figure key={device} className="grid content-start gap-2">
            <figcaption className="text-sm text-muted-foreground">{DEVICE_LABELS[device]}</figcaption>
            <div className="overflow-hidden rounded-md border bg-card p-4">
              <p className="text-xs [overflow-wrap:anywhere] text-muted-foreground">
                {site.name} › {paths.place(page.slug).split('/').filter(Boolean).join(' › ')}
              </p>
              <p className="mt-1 text-lg leading-snug [overflow-wrap:anywhere] text-primary">
                {result.title.shown}
              </p>
              <p className="mt-1 text-sm [overflow-wrap:anywhere]">{result.description.shown}</p>
            </div>
            <Width name="Title" line={result.title} />
            <Width name="Description" line={result.description} />
          </figure>
        )
      })}
    </div>
  )
}

const Width = ({ name, line: { width, limit, isCut } }: { name: string; line: ResultLine }) => (
  <p className={`text-sm tabular-nums ${isCut ? 'text-destructive' : 'text-muted-foreground'}`}>
    {name}: {Math.round(width)} of {limit} pixels{isCut && ', cut'}
  </p>
)
