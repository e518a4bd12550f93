'use client'

import { cx } from 'class-variance-authority'
import type { VideoCard as VideoCardData } from '@/lib/video/types'
import styles from './video-card.module.css'
import { type Preload, VideoThumbnail } from './video-thumbnail'
import { VideoLink } from './intent-link'

/** What the crop of a tile hides. Landscape is the rule and goes without saying. */
const RATIO_MARKS = { reel: '9:16', square: '1:1', standard: null } as const

type Props = {
  video: VideoCardData
  /** Width of the tile, as in `<img sizes>`. */
  sizes?: string
  preload?: Preload
  className?: string
}

/**
 * A frame of 384 × 224 by proportion; a parent may set `--tile-ratio`. On the client because a page shows dozens: a server
 * component's markup would be sent once more, as data, with each of them.
 */
export function VideoCard({ video, sizes = '(min-width: 480px) 384px, 80vw', preload, className }: Props) {
  const mark = video.aspectRatio && RATIO_MARKS[video.aspectRatio]
  return (
    <VideoLink slug={video.slug} className={cx(styles.card, className)}>
      <div className={styles.frame}>
        <VideoThumbnail thumbnail={video.thumbnail} sizes={sizes} preload={preload} />
        {mark && (
          <span aria-hidden="true" className={styles.mark}>
            {mark}
          </span>
        )}
        <span aria-hidden="true" className={styles.timecode} />
      </div>
      <div className="mt-3 leading-snug font-medium text-balance">{video.title}</div>
      <div className="mt-0.5 text-sm text-muted-foreground">{video.client}</div>
    </VideoLink>
  )
}
