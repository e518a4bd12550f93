import { useCallback, useState } from 'react'
import { PlayerFrame } from '@/components/video/film-shape'
import { pauseOthers } from '@/components/video/pause-others'
import { usePlayerBar } from '@/components/video/use-player-bar'

/** Loaded on the press that plays it. */
export function DirectPlayer({ url, title }: { url: string; title: string }) {
  const [film, setFilm] = useState<HTMLVideoElement | null>(null)
  const { bar, hasOwn } = usePlayerBar(film)
  const attach = useCallback((element: HTMLVideoElement | null) => {
    setFilm(element)
    // The link that had it is gone.
    element?.focus({ preventScroll: true })
  }, [])
  return (
    <PlayerFrame layout="landscape" bar={bar}>
      <video
        ref={attach}
        src={url}
        aria-label={title}
        controls={hasOwn}
        tabIndex={hasOwn ? undefined : -1}
        autoPlay
        muted
        playsInline
        onPlay={(event) => pauseOthers(event.currentTarget)}
        className="size-full"
      >
        Your browser does not support the video tag.
      </video>
    </PlayerFrame>
  )
}
