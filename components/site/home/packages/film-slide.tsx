import { cx } from 'class-variance-authority'
import { VideoLink } from '@/components/video/video-link'
import { VideoThumbnail } from '@/components/video/video-thumbnail'
import type { AspectRatio } from '@/lib/video/types'
import { DirectFilm } from './direct-film'
import type { PackageFilm } from './films-by-package'
import styles from './film-reel.module.css'

/** The frame is always wide; an upright or square film stands whole in its middle, as it would on a cinema's screen. */
const SIZES: Record<AspectRatio, string> = {
  standard: '(min-width: 1024px) 680px, 92vw',
  square: '(min-width: 1024px) 383px, 52vw',
  reel: '(min-width: 1024px) 215px, 30vw',
}

type Props = {
  film: PackageFilm
  /** The one that is seen. */
  current: boolean
}

export function FilmSlide({ film, current }: Props) {
  const ratio = film.aspectRatio ?? 'standard'
  const picture = (
    <div className={cx('corner-ticks', styles.frame)}>
      <div className={styles[ratio]}>
        <VideoThumbnail thumbnail={film.thumbnail} sizes={SIZES[ratio]} />
      </div>
    </div>
  )
  return (
    <li>
      {'slug' in film ? (
        <VideoLink slug={film.slug} className={styles.film}>
          {picture}
          <span className={styles.caption}>{film.title}</span>
        </VideoLink>
      ) : (
        <DirectFilm url={film.url} title={film.title} picture={picture} current={current} />
      )}
    </li>
  )
}
