'use client'

import Image from 'next/image'
import { useCallback, useState, type ReactNode } from 'react'
import { usePlayerBar } from '@/components/video/use-player-bar'

/** `children` are in the place of media that are not there, or not yet. */
export function AdFrame({ children, media }: { children?: ReactNode; media?: ReactNode }) {
  return (
    <div className="relative grid aspect-[1000/550] place-items-center overflow-hidden bg-card text-sm text-muted-foreground in-[[data-player]:fullscreen]:aspect-auto in-[[data-player]:fullscreen]:h-full in-[[data-player]:fullscreen]:bg-black">
      {children && <p>{children}</p>}
      {media}
    </div>
  )
}

type AdPictureProps = {
  source: string | null
  title: string
  eager: boolean
}

/** Only scripts would take it away. */
const LOADING = <span className="noscript:hidden">Loading ad preview...</span>

export function AdPicture({ source, title, eager }: AdPictureProps) {
  const [failed, setFailed] = useState(false)
  const [loaded, setLoaded] = useState(false)
  if (!source || failed) return <AdFrame>Image unavailable</AdFrame>
  return (
    <AdFrame
      media={
        <Image
          src={source}
          alt={`Static ad: ${title}`}
          width={1000}
          height={550}
          // Shows the delivered file, not an optimized copy.
          unoptimized
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setFailed(true)}
          onLoad={() => setLoaded(true)}
          // Both events may precede hydration.
          ref={(image) => {
            if (!image?.complete) return
            if (image.naturalWidth === 0) setFailed(true)
            else setLoaded(true)
          }}
          className="absolute inset-0 size-full object-contain"
        />
      }
    >
      {!loaded && LOADING}
    </AdFrame>
  )
}

type AdFilmProps = {
  source: string | null
  /** Null: the first frame is shown. */
  poster: string | null
  title: string
}

export function AdFilm({ source, poster, title }: AdFilmProps) {
  const [film, setFilm] = useState<HTMLVideoElement | null>(null)
  const [failed, setFailed] = useState(false)
  // With a poster nothing is loaded before somebody plays it.
  const [loaded, setLoaded] = useState(poster !== null)
  const { bar, hasOwn } = usePlayerBar(film)
  const attach = useCallback((film: HTMLVideoElement | null) => {
    setFilm(film)
    // Both events may precede hydration.
    if (film?.error) setFailed(true)
    else if (film && film.readyState >= HTMLMediaElement.HAVE_METADATA) setLoaded(true)
  }, [])
  if (!source || failed) return <AdFrame>Video unavailable</AdFrame>
  return (
    <div data-player className="relative bg-black">
      <AdFrame
        media={
          <video
            ref={attach}
            onLoadedMetadata={() => setLoaded(true)}
            src={source}
            poster={poster ?? undefined}
            aria-label={`Motion ad: ${title}`}
            controls={hasOwn}
            tabIndex={hasOwn ? undefined : -1}
            muted
            playsInline
            preload={poster ? 'none' : 'metadata'}
            onError={() => setFailed(true)}
            className="absolute inset-0 size-full object-contain"
          >
            Your browser does not support the video tag.
          </video>
        }
      >
        {!loaded && LOADING}
      </AdFrame>
      {bar}
    </div>
  )
}

/** Starting a player pauses the others. */
export function OnePlayerAtATime({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={className}
      onPlayCapture={({ target, currentTarget }) => {
        for (const player of currentTarget.querySelectorAll('video')) if (player !== target) player.pause()
      }}
    >
      {children}
    </div>
  )
}
