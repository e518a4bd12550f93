import { ogImage } from '@/components/site/og/og-image'
import { readStoredPicture } from '@/lib/data/catalogue/pictures'
import { getPublishedVideo } from '@/lib/data/catalogue/videos'
import { clientLabel } from '@/lib/video/labels'

export const revalidate = 300

type Context = { params: Promise<{ slug: string }> }

/** None at build: drawn on first request. */
export const generateStaticParams = () => []

export async function GET(_: Request, { params }: Context) {
  const video = await getPublishedVideo((await params).slug)
  if (!video) return new Response(null, { status: 404 })
  const { title, clients, service, city, state, thumbnail } = video
  return ogImage({
    eyebrow: clientLabel(clients),
    title,
    line: [service, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · '),
    photo: thumbnail.kind === 'image' ? await readStoredPicture(thumbnail.src) : null,
  })
}
