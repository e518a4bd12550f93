import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CityPage } from '@/components/site/place/city-page'
import { StatePage } from '@/components/site/place/state-page'
import {
  getGeoPage,
  getStateSlug,
  listCitiesOfState,
  listGeoPageSlugs,
  type GeoPage,
} from '@/lib/data/geo-pages'
import { listCityVideos, listStateVideos } from '@/lib/data/local-videos'
import { paths } from '@/lib/paths'
import { geoDescription, geoTitle } from '@/lib/seo/geo'

export const revalidate = 300

type Props = { params: Promise<{ place: string }> }

export async function generateStaticParams() {
  return (await listGeoPageSlugs()).map((place) => ({ place }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await getGeoPage((await params).place)
  if (!page) return {}
  return {
    title: geoTitle(page),
    description: geoDescription(page),
    alternates: { canonical: paths.place(page.slug) },
  }
}

export default async function PlacePage({ params }: Props) {
  const page = await getGeoPage((await params).place)
  if (!page) notFound()
  return page.city === null ? <State page={page} /> : <City page={page} city={page.city} />
}

async function State({ page }: { page: GeoPage }) {
  const [cities, local] = await Promise.all([listCitiesOfState(page.state), listStateVideos(page.state)])
  return <StatePage page={page} cities={cities} local={local} />
}

async function City({ page, city }: { page: GeoPage; city: string }) {
  const [stateSlug, local] = await Promise.all([getStateSlug(page.state), listCityVideos(city, page.state)])
  return <CityPage page={page} city={city} stateSlug={stateSlug} local={local} />
}
