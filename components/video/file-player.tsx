'use client'

import { lazy, Suspense, useCallback, useState } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import type { CaptionTrack } from '@/lib/video/captions'
import { inferLayout, type VideoLayout } from '@/lib/video/layout'
import type { Renditions } from '@/lib/video/renditions'
import { CaptionTracks } from './caption-tracks'
import { PlayerFrame } from './film-shape'
import { BigPlayButton, OwlWatermark, PlayerError } from './player-overlays'
import { pauseOthers } from './pause-others'
import { usePlayerBar } from './use-player-bar'
import { useRendition } from './use-rendition'
import { useStart } from './use-start'

const StoryboardTile = lazy(() => import('./storyboard-tile'))

type Status = 'loading' | 'ready' | 'error'

type Props = {
  /** Played where no rendition is chosen. */
  src: string
  renditions?: Renditions | null
  poster?: string
  title: string
  /** Null: use the film's dimensions. */
  layout: VideoLayout | null
  tracks?: readonly CaptionTrack[]
  /** Of the film: a click on a link to it starts it. */
  path: string
}

/** Seconds, from the address of a chapter. */
const startTime = () => Number(new URLSearchParams(location.search).get('t'))

export function FilePlayer({ path, renditions, poster, title, layout, tracks = [], ...props }: Props) {
  const [film, setFilm] = useState<HTMLVideoElement | null>(null)
  const [status, setStatus] = useState<Status>('loading')
  const [inferred, setInferred] = useState<VideoLayout | null>(null)
  const [hasStarted, setHasStarted] = useState(false)
  const [sought, setSought] = useState(false)
  const isHydrated = useHydrated()
  const { src, isChosen, choose } = useRendition(props.src, renditions)
  const { bar, hasOwn } = usePlayerBar(film)
  useStart(film, path, isChosen)

  const settle = useCallback((video: HTMLVideoElement | null) => {
    if (!video) return
    if (video.error) setStatus('error')
    if (video.readyState < HTMLMediaElement.HAVE_METADATA) return
    setStatus('ready')
    setInferred(inferLayout(video.videoWidth, video.videoHeight))
    if (video.currentTime === 0 && startTime() > 0) video.currentTime = startTime()
  }, [])

  const attach = useCallback(
    (video: HTMLVideoElement | null) => {
      setFilm(video)
      choose(video)
      settle(video)
      // It may have been started before hydration.
      if (video && !video.paused) setHasStarted(true)
    },
    [choose, settle],
  )

  const playFirst = () => {
    // The button goes, and the keys of the player stay.
    film?.focus({ preventScroll: true })
    film?.play().catch(() => undefined)
  }

  return (
    <PlayerFrame layout={layout ?? inferred ?? 'landscape'} bar={status !== 'error' && bar}>
      {status === 'error' ? (
        <PlayerError />
      ) : (
        <>
          {/* The events may precede hydration. */}
          <video
            ref={attach}
            src={src}
            poster={poster}
            aria-label={title}
            controls={hasOwn && (!isHydrated || hasStarted)}
            tabIndex={hasOwn ? undefined : -1}
            muted
            playsInline
            preload={isChosen ? 'metadata' : 'none'}
            onPlay={(event) => {
              const film = event.currentTarget
              pauseOthers(film)
              // The button goes, also where the film starts by itself.
              if (document.activeElement === film.nextElementSibling) film.focus({ preventScroll: true })
              setHasStarted(true)
            }}
            onSeeking={() => setSought(true)}
            onLoadedMetadata={(event) => settle(event.currentTarget)}
            onError={() => setStatus('error')}
            className="size-full -outline-offset-2"
          >
            <CaptionTracks tracks={tracks} />
            Your browser does not support the video tag.
          </video>
          {film && sought && renditions?.storyboard && (
            <Suspense>
              <StoryboardTile video={film} storyboard={renditions.storyboard} />
            </Suspense>
          )}
          {!hasStarted && <BigPlayButton title={title} onPlay={isHydrated ? playFirst : null} />}
          {status === 'loading' && (
            <span className="pointer-events-none absolute top-3 left-3 bg-black/70 px-1.5 type-slate noscript:hidden">
              Loading
            </span>
          )}
          <OwlWatermark />
        </>
      )}
    </PlayerFrame>
  )
}
