import { VideoThumbnail } from '@/components/video/video-thumbnail'
import { CARD_SIZES, type ListCard } from '@/components/staff/list/list-grid'
import { StatusBadge } from '@/components/staff/status-badge'
import { Badge } from '@/components/ui/badge'
import {
  VIDEO_FACT_LABELS,
  VIDEO_STATUS_LABELS,
  type VideoFact,
  type VideoStatus,
} from '@/lib/catalogue/video-list'
import type { GalleryVideo } from '@/lib/data/catalogue/video-gallery'
import { staffPaths } from '@/lib/portal/staff-paths'

export const VideoStatusBadge = ({ status }: { status: VideoStatus }) => (
  <StatusBadge status={status} labels={VIDEO_STATUS_LABELS} />
)

/** Nothing for a video that lacks nothing. */
export const MissingFacts = ({ missing }: { missing: VideoFact[] }) =>
  missing.length > 0 && (
    <span className="flex flex-wrap gap-1">
      {missing.map((fact) => (
        <Badge key={fact} tone="todo">
          {VIDEO_FACT_LABELS[fact]}
        </Badge>
      ))}
    </span>
  )

export const placeOf = ({ city, state }: Pick<GalleryVideo, 'city' | 'state'>) =>
  [city, state].filter(Boolean).join(', ')

export const toVideoCard = (video: GalleryVideo): ListCard => ({
  id: video.id,
  href: staffPaths.video(video.id),
  title: video.title,
  picture: <VideoThumbnail thumbnail={video.thumbnail} sizes={CARD_SIZES} />,
  facts: (
    <>
      <p className="text-sm [overflow-wrap:anywhere] text-muted-foreground">
        {[video.clients.join(', '), placeOf(video)].filter(Boolean).join(' · ') || 'No client, no place'}
      </p>
      <div className="flex flex-wrap items-center gap-1">
        <VideoStatusBadge status={video.status} />
        {video.missing.length > 0 && <span className="pl-1 text-sm text-muted-foreground">Missing</span>}
        <MissingFacts missing={video.missing} />
      </div>
    </>
  ),
})
