'use client'

import { cx } from 'class-variance-authority'
import type { VideoCard as VideoCardData } from '@/lib/video/types'
import styles from './video-card.module.css'
import type { Preload } from '@/components/site/picture'
import { VideoThumbnail } from './video-thumbnail'
import { VideoLink } from './intent-link'

const RATIO_MARKS = { reel: '9:16', square: '1:1', standard: null } as const

type Props = {
  video: VideoCardData
  /** As in `<img sizes>`. */
  sizes?: string
  preload?: Preload
  className?: string
}

/** A client component: pages show dozens, and server markup would be sent twice. */
export function VideoCard({ video, sizes = '(min-width: 480px) 384px, 80vw', preload, className }: Props) {
  const mark = video.aspectRatio && RATIO_MARKS[video.aspectRatio]
  return (
    <VideoLink
      slug={video.slug}
      title={video.title}
      aspectRatio={video.aspectRatio}
      className={cx(styles.card, className)}
    >
      <div className={styles.frame}>
        <VideoThumbnail thumbnail={video.thumbnail} sizes={sizes} preload={preload} />
        {mark && (
          <span aria-hidden="true" className={styles.mark}>
            {mark}
          </span>
        )}
        <span aria-hidden="true" className={styles.timecode} />
      </div>
      <div className={styles.title}>{video.title}</div>
      <div className={styles.client}>{video.client}</div>
      {video.length && (
        <div className={styles.over}>
          <span className={styles.length}>{video.length}</span>
        </div>
      )}
    </VideoLink>
  )
}
