import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CityIndex } from '@/components/site/place/city-index'
import { listCitiesOfState } from '@/lib/data/website/city-links'
import { getGeoPage } from '@/lib/data/website/geo-pages'
import { paths } from '@/lib/paths'
import { shareMetadata } from '@/lib/seo/page-cards'
import { shareImage } from '@/lib/seo/share-image'

export const revalidate = 300

type Props = { params: Promise<{ place: string; page: string }> }

/** None at build: generated on first request. */
export const generateStaticParams = () => []

async function read({ params }: Props) {
  const { place, page } = await params
  if (!/^[1-9]\d{0,3}$/.test(page)) notFound()
  const state = await getGeoPage(place)
  if (!state || state.city !== null) notFound()
  return { state, number: Number(page) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { state, number } = await read(props)
  const described = {
    title: `Cities in ${state.state}, page ${number}`,
    description: `The cities in ${state.state} where our videographers film, in alphabetical order.`,
    path: paths.placeCities(state.slug, number),
  }
  return {
    title: described.title,
    description: described.description,
    alternates: { canonical: described.path },
    ...shareMetadata(described, shareImage(paths.placeImage(state.slug), described.title)),
  }
}

export default async function CitiesPage(props: Props) {
  const { state, number } = await read(props)
  const { cities, hasMore } = await listCitiesOfState(state.state, number)
  if (cities.length === 0) notFound()
  return <CityIndex state={state} number={number} cities={cities} hasMore={hasMore} />
}
