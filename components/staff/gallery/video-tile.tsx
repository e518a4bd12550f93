import Link from 'next/link'
import { VideoThumbnail } from '@/components/video/video-thumbnail'
import { Badge } from '@/components/ui/badge'
import type { GalleryVideo } from '@/lib/data/catalogue/video-gallery'
import { paths } from '@/lib/paths'

const BADGES = {
  published: null,
  draft: { label: 'Draft', variant: 'secondary' },
  archived: { label: 'Archived', variant: 'outline' },
} as const

/** Drafts and archived videos have no public page to link to. */
export function VideoTile({ video }: { video: GalleryVideo }) {
  const badge = BADGES[video.status]
  return (
    <li className="relative rounded-md border bg-card">
      <div className="relative aspect-[384/224] overflow-hidden rounded-t-md bg-muted">
        <VideoThumbnail
          thumbnail={video.thumbnail}
          sizes="(min-width: 1280px) 280px, (min-width: 640px) 45vw, 90vw"
        />
      </div>
      <div className="flex items-start justify-between gap-3 p-3">
        <div className="min-w-0">
          {video.status === 'published' ? (
            <Link
              href={paths.video(video.slug)}
              prefetch={false}
              className="font-medium after:absolute after:inset-0"
            >
              {video.title}
            </Link>
          ) : (
            <span className="font-medium">{video.title}</span>
          )}
          <p className="text-sm text-muted-foreground">{video.client}</p>
        </div>
        {badge && (
          <Badge variant={badge.variant} className="shrink-0">
            {badge.label}
          </Badge>
        )}
      </div>
    </li>
  )
}
