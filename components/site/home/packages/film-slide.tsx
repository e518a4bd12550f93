import { cx } from 'class-variance-authority'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { VideoLink } from '@/components/video/intent-link'
import { VideoThumbnail } from '@/components/video/video-thumbnail'
import type { AspectRatio } from '@/lib/video/types'
import type { DirectPlayer } from './direct-player'
import type { PackageFilm } from './films-by-package'
import styles from './film-carousel.module.css'

const SIZES: Record<AspectRatio, string> = {
  standard: '(min-width: 1024px) 680px, 92vw',
  square: '(min-width: 1024px) 383px, 52vw',
  reel: '(min-width: 1024px) 215px, 30vw',
}

type Props = {
  film: PackageFilm
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
        <VideoLink slug={film.slug} title={film.title} aspectRatio={film.aspectRatio} className={styles.film}>
          {picture}
          <span className={styles.caption}>{film.title}</span>
        </VideoLink>
      ) : (
        <DirectFilm url={film.url} title={film.title} picture={picture} current={current} />
      )}
    </li>
  )
}

type DirectFilmProps = {
  url: string
  title: string
  picture: ReactNode
  /** A film stops when another slide becomes current. */
  current: boolean
}

type Player = typeof DirectPlayer

/** Without script it is a link to the file, and so it is where the player does not load. */
function DirectFilm({ url, title, picture, current }: DirectFilmProps) {
  const [Player, setPlayer] = useState<Player | null>(null)

  if (Player && !current) setPlayer(null)

  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import('./direct-player').then(
      ({ DirectPlayer }) => setPlayer(() => DirectPlayer),
      () => location.assign(url),
    )
  }

  if (Player)
    return (
      <>
        <Player url={url} title={title} />
        <span className={styles.caption}>{title}</span>
      </>
    )
  return (
    <a href={url} onClick={play} className={styles.film}>
      {picture}
      <span className={styles.caption}>{title}</span>
    </a>
  )
}
