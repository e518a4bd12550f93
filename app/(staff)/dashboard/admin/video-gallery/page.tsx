import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Gallery } from '@/components/staff/gallery/gallery'
import { VideoTile } from '@/components/staff/gallery/video-tile'
import { ListPager } from '@/components/staff/list/list-pager'
import { ScreenHeading } from '@/components/staff/headings'
import { requireArea } from '@/lib/auth/session'
import { getGalleryPage } from '@/lib/data/catalogue/video-gallery'
import { formatCount } from '@/lib/text/format'
import { getScreen } from '@/lib/portal/screens'
import { readPage } from '@/lib/list/search-params'
import { staffPaths } from '@/lib/portal/staff-paths'

const screen = getScreen('admin', 'video-gallery')

export const metadata: Metadata = { title: screen.title }

export default async function VideoGalleryPage({
  searchParams,
}: PageProps<'/dashboard/admin/video-gallery'>) {
  await requireArea('admin', staffPaths.videoGallery())
  const page = readPage((await searchParams).page)
  const gallery = await getGalleryPage(page)
  if (!gallery) notFound()

  return (
    <div className="grid gap-8">
      <ScreenHeading {...screen} />
      <Gallery summary={`${formatCount(gallery.total)} videos`}>
        {gallery.videos.map((video) => (
          <VideoTile key={video.slug} video={video} />
        ))}
      </Gallery>
      <ListPager
        label="Pages of the gallery"
        page={page}
        pageCount={gallery.pageCount}
        hrefOf={staffPaths.videoGallery}
      />
    </div>
  )
}
