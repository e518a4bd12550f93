import { permanentRedirect } from 'next/navigation'
import { ogImage } from '@/components/site/og/og-image'
import { getGeoPage } from '@/lib/data/website/geo-pages'
import { findMovedPage } from '@/lib/data/website/moved-pages'
import { paths } from '@/lib/paths'
import { placeName } from '@/lib/seo/places'

export const revalidate = 300

type Context = { params: Promise<{ place: string }> }

/** None at build: drawn on first request. */
export const generateStaticParams = () => []

export async function GET(_: Request, { params }: Context) {
  const { place } = await params
  const page = await getGeoPage(place)
  if (!page) {
    const moved = await findMovedPage('place', place)
    if (moved !== null) permanentRedirect(paths.placeImage(moved))
    return new Response(null, { status: 404 })
  }
  return ogImage({
    eyebrow: 'Video production in',
    title: placeName(page),
    line: 'Local videographers, one team for planning, filming and editing',
  })
}
