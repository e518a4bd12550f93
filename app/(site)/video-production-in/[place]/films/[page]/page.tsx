import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FilmGallery } from '@/components/video/film-gallery'
import { PAGE_TILES } from '@/lib/catalogue/public-lists'
import { listVideosOfPlace } from '@/lib/data/catalogue/videos'
import { getGeoPage } from '@/lib/data/website/geo-pages'
import { paths } from '@/lib/paths'
import { shareMetadata } from '@/lib/seo/page-cards'
import { placeName } from '@/lib/seo/places'
import { shareImage } from '@/lib/seo/share-image'

export const revalidate = 300

type Props = { params: Promise<{ place: string; page: string }> }

/** None at build: generated on first request. */
export const generateStaticParams = () => []

async function read({ params }: Props) {
  const { place: slug, page } = await params
  if (!/^[1-9]\d{0,3}$/.test(page)) notFound()
  const place = await getGeoPage(slug)
  if (!place) notFound()
  return { place, page: Number(page) }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { place, page } = await read(props)
  const described = {
    title: `All films from ${placeName(place)}${page > 1 ? `, page ${page}` : ''}`,
    description: `Every video that we made for businesses in ${placeName(place)}, newest first.`,
    path: paths.placeFilms(place.slug, page),
  }
  return {
    title: described.title,
    description: described.description,
    alternates: { canonical: described.path },
    ...shareMetadata(described, shareImage(paths.placeImage(place.slug), described.title)),
  }
}

export default async function PlaceFilmsPage(props: Props) {
  const { place, page } = await read(props)
  const { videos, total } = await listVideosOfPlace(place, {
    first: (page - 1) * PAGE_TILES,
    count: PAGE_TILES,
  })
  if (videos.length === 0) notFound()
  return (
    <FilmGallery
      title={`All films from ${place.city ?? place.state}`}
      back={{ name: `Video production in ${placeName(place)}`, path: paths.place(place.slug) }}
      total={total}
      videos={videos}
      page={page}
      pages={Math.ceil(total / PAGE_TILES)}
      pathOf={(number) => paths.placeFilms(place.slug, number)}
    />
  )
}
