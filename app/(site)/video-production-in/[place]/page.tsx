import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { JsonLd } from '@/components/site/json-ld'
import { CityPage } from '@/components/site/place/city-page'
import { PlaceChooser } from '@/components/site/place/place-chooser'
import { StatePage } from '@/components/site/place/state-page'
import { stateByName } from '@/lib/content/states'
import { listNeighborCities, listMainCities } from '@/lib/data/website/city-links'
import { isIndexable, listSlugsToBuild } from '@/lib/data/website/geo-pages'
import type { GeoPage } from '@/lib/geo/types'
import { listCityVideos, listStateVideos } from '@/lib/data/catalogue/local-videos'
import { resolvePlace } from '@/lib/data/website/places'
import { getSiteAssets } from '@/lib/data/website/site-assets'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { decodePart } from '@/lib/geo/place-slug'
import { breadcrumbJsonLd, HOME } from '@/lib/seo/breadcrumbs'
import { geoJsonLd, geoMetadata } from '@/lib/seo/places'

export const revalidate = 300

type Props = { params: Promise<{ place: string }> }

export async function generateStaticParams() {
  return (await listSlugsToBuild()).map((place) => ({ place }))
}

const resolve = async ({ params }: Props) => resolvePlace(decodePart((await params).place))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const place = await resolve(props)
  if (place.kind === 'page') return geoMetadata(place.page, await isIndexable(place.page))
  if (place.kind !== 'ambiguous') return {}
  return { title: `Cities named ${place.cities[0]?.city}`, robots: { index: false, follow: true } }
}

export default async function PlacePage(props: Props) {
  const place = await resolve(props)
  switch (place.kind) {
    case 'page':
      return place.page.city === null ? (
        <State page={place.page} />
      ) : (
        <City page={place.page} city={place.page.city} />
      )
    case 'moved':
      return permanentRedirect(paths.place(place.slug))
    case 'ambiguous':
      return <PlaceChooser cities={place.cities} />
    case 'unknown':
      return notFound()
  }
}

async function State({ page }: { page: GeoPage }) {
  const [{ cities, hasMore }, local, { portraits }] = await Promise.all([
    listMainCities(page.state),
    listStateVideos(page.state),
    getSiteAssets(),
  ])
  const crumbs = [HOME, { name: page.state }]
  return (
    <>
      <JsonLd data={geoJsonLd(page, env.SITE_URL)} />
      <JsonLd data={breadcrumbJsonLd(crumbs, env.SITE_URL)} />
      <StatePage
        page={page}
        crumbs={crumbs}
        cities={cities}
        hasMore={hasMore}
        local={local}
        portraits={portraits}
      />
    </>
  )
}

async function City({ page, city }: { page: GeoPage; city: string }) {
  const { state, slug } = page
  const stateSlug = stateByName(state)?.slug ?? null
  const [neighbors, local, { portraits }] = await Promise.all([
    listNeighborCities({ city, state, slug }),
    listCityVideos(city, state),
    getSiteAssets(),
  ])
  const crumbs = [
    HOME,
    ...(stateSlug === null ? [] : [{ name: state, path: paths.place(stateSlug) }]),
    { name: city },
  ]
  return (
    <>
      <JsonLd data={geoJsonLd(page, env.SITE_URL)} />
      <JsonLd data={breadcrumbJsonLd(crumbs, env.SITE_URL)} />
      <CityPage
        page={page}
        city={city}
        stateSlug={stateSlug}
        crumbs={crumbs}
        neighbors={neighbors}
        local={local}
        portraits={portraits}
      />
    </>
  )
}
