import type { Metadata } from 'next'
import { VideoGallery } from '@/components/staff/videos/video-gallery'
import { listViewActions } from '@/components/staff/list/saved-views'
import { requireArea } from '@/lib/auth/session'
import { VIDEO_LIST } from '@/lib/catalogue/video-list'
import { listClientOptions, listIndustryOptions } from '@/lib/data/catalogue/client-list'
import { listVideoChoices, searchVideos } from '@/lib/data/catalogue/video-gallery'
import { listBulkWork } from '@/lib/data/portal/bulk-work'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { getScreen } from '@/lib/portal/screens'
import { staffPaths } from '@/lib/portal/staff-paths'
import { changeVideos } from './actions'

const screen = getScreen('admin', 'video-gallery')

export const metadata: Metadata = { title: screen.title }

export default async function VideoGalleryPage({
  searchParams,
}: PageProps<'/dashboard/admin/video-gallery'>) {
  await requireArea('admin', staffPaths.videoGallery())
  const query = readListQuery(VIDEO_LIST, await searchParams)
  const asOf = new Date().toISOString()
  const [page, clients, industries, choices, works, views] = await Promise.all([
    searchVideos(query),
    listClientOptions(),
    listIndustryOptions(),
    listVideoChoices(),
    listBulkWork('videos'),
    listSavedViews(VIDEO_LIST.name),
  ])
  return (
    <VideoGallery
      title={screen.title}
      description={screen.description}
      query={query}
      page={page}
      asOf={asOf}
      works={works}
      clients={clients}
      industries={industries}
      choices={choices}
      views={views}
      viewActions={listViewActions('admin', VIDEO_LIST.name)}
      change={changeVideos}
    />
  )
}
