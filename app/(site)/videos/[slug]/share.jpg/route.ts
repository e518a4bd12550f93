import { ogImage } from '@/components/site/og/og-image'
import { readStoredPicture } from '@/lib/data/catalogue/pictures'
import { permanentRedirect } from 'next/navigation'
import { getPublishedVideo } from '@/lib/data/catalogue/videos'
import { findMovedPage } from '@/lib/data/website/moved-pages'
import { paths } from '@/lib/paths'
import { clientLabel } from '@/lib/video/labels'

export const revalidate = 300

type Context = { params: Promise<{ slug: string }> }

/** None at build: drawn on first request. */
export const generateStaticParams = () => []

export async function GET(_: Request, { params }: Context) {
  const { slug } = await params
  const video = await getPublishedVideo(slug)
  if (!video) {
    const moved = await findMovedPage('video', slug)
    if (moved !== null) permanentRedirect(paths.videoImage(moved))
    return new Response(null, { status: 404 })
  }
  const { title, clients, service, city, state, thumbnail } = video
  return ogImage({
    eyebrow: clientLabel(clients),
    title,
    line: [service, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · '),
    photo: thumbnail.kind === 'image' ? await readStoredPicture(thumbnail.src) : null,
  })
}
