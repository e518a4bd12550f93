'use client'

import Image from 'next/image'
import { useState, type ReactNode } from 'react'

/** `children` show through until the media covers them. */
export function AdFrame({ children, media }: { children: ReactNode; media?: ReactNode }) {
  return (
    <div className="relative grid aspect-[1000/550] place-items-center overflow-hidden bg-card text-sm text-muted-foreground">
      <p>{children}</p>
      {media}
    </div>
  )
}

type AdPictureProps = {
  source: string | null
  title: string
  eager: boolean
}

export function AdPicture({ source, title, eager }: AdPictureProps) {
  const [failed, setFailed] = useState(false)
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
          // The error event may precede hydration.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailed(true)
          }}
          className="absolute inset-0 size-full object-contain"
        />
      }
    >
      Loading ad preview...
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
  const [failed, setFailed] = useState(false)
  if (!source || failed) return <AdFrame>Video unavailable</AdFrame>
  return (
    <AdFrame
      media={
        <video
          // The error event may precede hydration.
          ref={(film) => {
            if (film?.error) setFailed(true)
          }}
          src={source}
          poster={poster ?? undefined}
          aria-label={`Motion ad: ${title}`}
          controls
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
      Loading ad preview...
    </AdFrame>
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
