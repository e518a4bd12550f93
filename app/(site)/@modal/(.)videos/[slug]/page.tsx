import type { Metadata } from 'next'
import { VideoDialog } from '@/components/video/video-dialog'
import { VIDEO_TITLE_ID, VideoScreen } from '@/components/video/video-screen'
import { getPublishedVideo, listNewestVideoSlugs } from '@/lib/data/catalogue/videos'
import { leaveVideo } from '@/lib/data/website/moved-pages'
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

/** The video over the current page. */
export default async function VideoModal({ params }: Props) {
  const { slug } = await params
  const video = await getPublishedVideo(slug)
  if (!video) return leaveVideo(slug)
  return (
    <VideoDialog path={paths.video(video.slug)} labelledBy={VIDEO_TITLE_ID}>
      <VideoScreen video={video} heading="h2" />
    </VideoDialog>
  )
}
