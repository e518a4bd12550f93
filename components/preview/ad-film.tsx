'use client'

import { useState } from 'react'
import { AdFrame } from './ad-frame'

type Props = {
  /** Null without a film. */
  source: string | null
  /** Null without a picture: the film's first frame stands for it. */
  poster: string | null
  title: string
}

export function AdFilm({ source, poster, title }: Props) {
  const [failed, setFailed] = useState(false)
  if (!source || failed) return <AdFrame>Video unavailable</AdFrame>
  return (
    <AdFrame
      media={
        <video
          // On a page from the server it may have failed before React came.
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
