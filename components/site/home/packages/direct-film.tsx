import { useState, type MouseEvent, type ReactNode } from 'react'
import styles from './film-reel.module.css'

type Props = {
  url: string
  title: string
  /** Shown until it plays. */
  picture: ReactNode
  /** The one that is seen: it stops when another takes its place. */
  current: boolean
}

/** For what replaces a link that had the focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** Plays where it stands. Without script it is a link to the file. */
export function DirectFilm({ url, title, picture, current }: Props) {
  const [playing, setPlaying] = useState(false)

  if (playing && !current) setPlaying(false)

  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }

  if (playing)
    return (
      <>
        <video
          ref={takeFocus}
          src={url}
          aria-label={title}
          controls
          autoPlay
          muted
          playsInline
          className={styles.frame}
        >
          Your browser does not support the video tag.
        </video>
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
