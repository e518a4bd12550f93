import type { Metadata } from 'next'
import { JsonLd } from '@/components/site/json-ld'
import { Portfolio } from '@/components/video/portfolio'
import { VideoDialog } from '@/components/video/video-dialog'
import { VIDEO_TITLE_ID, VideoScreen } from '@/components/video/video-screen'
import { getPortfolio } from '@/lib/data/catalogue/portfolio'
import { getPublishedVideo, listNewestVideoSlugs } from '@/lib/data/catalogue/videos'
import { leaveVideo } from '@/lib/data/website/moved-pages'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { videoJsonLd, videoMetadata } from '@/lib/seo/videos'

export const revalidate = 300

type Props = { params: Promise<{ slug: string }> }

export async function generateStaticParams() {
  return (await listNewestVideoSlugs()).map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const video = await getPublishedVideo((await params).slug)
  return video ? videoMetadata(video) : {}
}

/** A direct visit: the dialog is server-rendered open over the portfolio. */
export default async function VideoPage({ params }: Props) {
  const { slug } = await params
  const video = await getPublishedVideo(slug)
  if (!video) return leaveVideo(slug)
  return (
    <>
      <JsonLd data={videoJsonLd(video, env.SITE_URL)} />
      <VideoDialog path={paths.video(video.slug)} closeTo={paths.videos()} labelledBy={VIDEO_TITLE_ID}>
        <VideoScreen video={video} heading="h1" />
      </VideoDialog>
      <Portfolio {...await getPortfolio()} opened={video} />
    </>
  )
}
