import Link from 'next/link'
import { CityPage } from '@/components/site/place/city-page'
import { StatePage } from '@/components/site/place/state-page'
import type { LocalVideos } from '@/lib/data/catalogue/local-videos'
import type { CityLink } from '@/lib/data/website/city-links'
import type { PlaceRecord } from '@/lib/data/website/place-page-record'
import { paths } from '@/lib/paths'
import { staffPaths } from '@/lib/portal/staff-paths'
import { HOME } from '@/lib/seo/breadcrumbs'
import { placeName } from '@/lib/seo/places'

type Props = {
  page: PlaceRecord
  stateSlug: string | null
  local: LocalVideos
  portraits: readonly string[]
  neighbors: CityLink[]
  /** Null on a city's page. */
  mainCities: { cities: CityLink[]; hasMore: boolean } | null
}

/** The public components, with what is saved now. */
export function PlaceLook({ page, stateSlug, local, portraits, neighbors, mainCities }: Props) {
  const { city, state, slug, texts } = page
  const shown = {
    slug,
    city,
    state,
    metaTitle: texts.metaTitle || null,
    metaDescription: texts.metaDescription || null,
    content: texts.content,
  }
  const stateCrumb = stateSlug === null ? [] : [{ name: state, path: paths.place(stateSlug) }]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-3">
        <Link
          href={staffPaths.placePage(page.id)}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          Back to the page
        </Link>
        <p className="type-title [overflow-wrap:anywhere]">As visitors see {placeName(page)}</p>
        <p className="max-w-2xl text-muted-foreground">
          Only staff can open this page. It shows what is saved now, published or not.
        </p>
      </div>
      <div
        inert
        className="public-look overflow-hidden rounded-md border bg-background text-foreground scheme-dark"
      >
        {city === null ? (
          <StatePage
            page={shown}
            crumbs={[HOME, { name: state }]}
            cities={mainCities?.cities ?? []}
            hasMore={mainCities?.hasMore ?? false}
            local={local}
            portraits={portraits}
          />
        ) : (
          <CityPage
            page={shown}
            city={city}
            stateSlug={stateSlug}
            crumbs={[HOME, ...stateCrumb, { name: city }]}
            neighbors={neighbors}
            local={local}
            portraits={portraits}
          />
        )}
      </div>
    </div>
  )
}
