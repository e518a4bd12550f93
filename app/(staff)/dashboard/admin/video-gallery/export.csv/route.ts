import { requireArea } from '@/lib/auth/session'
import {
  VIDEO_FACT_LABELS,
  VIDEO_LIST,
  VIDEO_STATUS_LABELS,
  type VideoColumn,
} from '@/lib/catalogue/video-list'
import { exportVideos, type GalleryVideo } from '@/lib/data/catalogue/video-gallery'
import { exportList } from '@/lib/list/csv'
import { staffPaths } from '@/lib/portal/staff-paths'
import { industryHeading } from '@/lib/video/labels'

const VALUES: Record<VideoColumn, (video: GalleryVideo) => string> = {
  title: ({ title }) => title,
  thumbnail: ({ thumbnail }) => (thumbnail.kind === 'image' ? thumbnail.src : ''),
  status: ({ status }) => VIDEO_STATUS_LABELS[status],
  clients: ({ clients }) => clients.join('; '),
  industries: ({ industries }) => industries.map(industryHeading).join('; '),
  service: ({ service }) => service ?? '',
  place: ({ city, state }) => [city, state].filter(Boolean).join(', '),
  placement: ({ hasPlacement }) => (hasPlacement ? 'Yes' : 'No'),
  missing: ({ missing }) => missing.map((fact) => VIDEO_FACT_LABELS[fact]).join('; '),
  created: ({ createdAt }) => createdAt,
  changed: ({ changedAt }) => changedAt,
}

export async function GET(request: Request) {
  await requireArea('admin', staffPaths.videoGallery())
  return exportList(VIDEO_LIST, request, { read: exportVideos, values: VALUES })
}
