import { cx } from 'class-variance-authority'
import type { AspectRatio, VideoCard as VideoCardData } from '@/lib/video/types'
import { MoreFilms } from './more-films'
import { StripArrows } from './strip-arrows'
import { VideoCard } from './video-card'
import styles from './video-strip.module.css'

/** Equal heights; portrait films are cropped to 3:4. */
const TILES: Record<AspectRatio, { className?: string; sizes: string }> = {
  standard: { className: styles.landscape, sizes: '(min-width: 768px) 384px, 78vw' },
  square: { className: styles.square, sizes: '(min-width: 768px) 224px, 45vw' },
  reel: { className: styles.portrait, sizes: '(min-width: 768px) 168px, 34vw' },
}

const EVEN_TILE = { className: undefined, sizes: '(min-width: 380px) 304px, 80vw' }

type Props = {
  videos: readonly VideoCardData[]
  label: string
  /** Equal widths. */
  even?: boolean
  /** Address of those that follow, loaded near the end of the strip. */
  more?: string
}

export function VideoStrip({ videos, label, more, even = false }: Props) {
  return (
    <div className={styles.strip}>
      <ul aria-label={label} className={cx(styles.track, even && styles.even)}>
        {videos.map((video) => {
          const tile = even ? EVEN_TILE : TILES[video.aspectRatio ?? 'standard']
          return (
            <li key={video.slug} data-shape={video.aspectRatio} className={tile.className}>
              <VideoCard video={video} sizes={tile.sizes} />
            </li>
          )
        })}
        {more && <MoreFilms address={more} sizes={EVEN_TILE.sizes} />}
      </ul>
      <div className={styles.arrows}>
        <StripArrows label={label} />
      </div>
    </div>
  )
}
