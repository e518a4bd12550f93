import { ogImage } from '@/components/site/og/og-image'
import { getGeoPage } from '@/lib/data/website/geo-pages'
import { placeName } from '@/lib/seo/places'

export const revalidate = 300

type Context = { params: Promise<{ place: string }> }

/** None at build: drawn on first request. */
export const generateStaticParams = () => []

export async function GET(_: Request, { params }: Context) {
  const page = await getGeoPage((await params).place)
  if (!page) return new Response(null, { status: 404 })
  return ogImage({
    eyebrow: 'Video production in',
    title: placeName(page),
    line: 'Local videographers, one team for planning, filming and editing',
  })
}
