import type { Metadata } from 'next'
import { FilmSlot } from '@/components/video/film-slot'
import { LeaveFilm } from '@/components/video/leave-film'
import { getPublishedVideo, listNewestVideoSlugs } from '@/lib/data/catalogue/videos'
import { followMovedVideo } from '@/lib/data/website/moved-pages'
import { paths } from '@/lib/paths'
import { videoMetadata } from '@/lib/seo/videos'

export const revalidate = 300

type Props = { params: Promise<{ slug: string }> }

export async function generateStaticParams() {
  return (await listNewestVideoSlugs()).map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const video = await getPublishedVideo((await params).slug)
  return video ? videoMetadata(video) : {}
}

/** The video over the current page. An unknown one leads back to that page, which the server does not know. */
export default async function VideoModal({ params }: Props) {
  const { slug } = await params
  const video = await getPublishedVideo(slug)
  if (video) return <FilmSlot video={video} />
  await followMovedVideo(slug)
  return <LeaveFilm path={paths.video(slug)} />
}
