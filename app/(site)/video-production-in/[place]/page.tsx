import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { JsonLd } from '@/components/site/json-ld'
import { MissingPlace } from '@/components/site/place/missing-place'
import { PlaceChooser } from '@/components/site/place/place-chooser'
import { PlaceView } from '@/components/site/place/place-view'
import { isIndexable, listSlugsToBuild } from '@/lib/data/website/geo-pages'
import type { GeoPage } from '@/lib/geo/types'
import { getPlaceSurroundings } from '@/lib/data/website/place-surroundings'
import { resolvePlace } from '@/lib/data/website/places'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { decodePart } from '@/lib/geo/place-slug'
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumbs'
import { missingMetadata } from '@/lib/seo/missing'
import { geoJsonLd, geoMetadata } from '@/lib/seo/places'

export const revalidate = 300

type Props = { params: Promise<{ place: string }> }

export async function generateStaticParams() {
  return (await listSlugsToBuild()).map((place) => ({ place }))
}

const slugOf = async ({ params }: Props) => decodePart((await params).place)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const place = await resolvePlace(await slugOf(props))
  if (place.kind === 'unknown') return missingMetadata('Place not found')
  if (place.kind === 'page') return geoMetadata(place.page, await isIndexable(place.page))
  if (place.kind !== 'ambiguous') return {}
  return { title: `Cities named ${place.cities[0]?.city}`, robots: { index: false, follow: true } }
}

export default async function PlacePage(props: Props) {
  const slug = await slugOf(props)
  const place = await resolvePlace(slug)
  switch (place.kind) {
    case 'page':
      return <Published page={place.page} />
    case 'moved':
      return permanentRedirect(paths.place(place.slug))
    case 'ambiguous':
      return <PlaceChooser cities={place.cities} />
    case 'unknown':
      return <MissingPlace slug={slug} />
  }
}

async function Published({ page }: { page: GeoPage }) {
  const surroundings = await getPlaceSurroundings(page)
  return (
    <>
      <JsonLd data={geoJsonLd(page, env.SITE_URL)} />
      <JsonLd data={breadcrumbJsonLd(surroundings.crumbs, env.SITE_URL)} />
      <PlaceView page={page} surroundings={surroundings} />
    </>
  )
}
