import { ogImage } from '@/components/site/og/og-image'
import { getIndustryPage } from '@/lib/data/catalogue/industries'
import { readStoredPicture } from '@/lib/data/catalogue/pictures'
import { industryHeading } from '@/lib/video/labels'

export const revalidate = 300

/** None at build: drawn on first request. */
export const generateStaticParams = () => []

export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }) {
  const industry = await getIndustryPage((await params).name, 1)
  if (!industry) return new Response(null, { status: 404 })
  const { name, total, videos } = industry
  const picture = videos.find(({ thumbnail }) => thumbnail.kind === 'image')?.thumbnail
  return ogImage({
    eyebrow: 'Video Portfolio',
    title: `${industryHeading(name)} Videos`,
    line: `${total} ${total === 1 ? 'film' : 'films'}`,
    photo: picture?.kind === 'image' ? await readStoredPicture(picture.src) : null,
  })
}
