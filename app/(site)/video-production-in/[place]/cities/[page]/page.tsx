import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/site/not-found-page'
import { CityIndex } from '@/components/site/place/city-index'
import { listCitiesOfState } from '@/lib/data/website/city-links'
import { getGeoPage } from '@/lib/data/website/geo-pages'
import { paths } from '@/lib/paths'
import { missingMetadata } from '@/lib/seo/missing'
import { shareMetadata } from '@/lib/seo/page-cards'
import { shareImage } from '@/lib/seo/share-image'

export const revalidate = 300

type Props = { params: Promise<{ place: string; page: string }> }

/** None at build: generated on first request. */
export const generateStaticParams = () => []

/** Null for a page that does not exist. */
async function read({ params }: Props) {
  const { place, page } = await params
  if (!/^[1-9]\d{0,3}$/.test(page)) return null
  const state = await getGeoPage(place)
  if (!state || state.city !== null) return null
  const number = Number(page)
  const { cities, hasMore } = await listCitiesOfState(state.state, number)
  return cities.length > 0 ? { state, number, cities, hasMore } : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props)
  if (!found) return missingMetadata()
  const { state, number } = found
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
  const found = await read(props)
  return found ? <CityIndex {...found} /> : <NotFoundPage />
}
