'use client'

import { useCallback, useState } from 'react'
import { inferLayout, type VideoLayout } from '@/lib/video/layout'
import { PlayerError } from './player-error'
import { PlayerFrame } from './player-frame'

type Status = 'loading' | 'ready' | 'error'

type Props = {
  src: string
  poster?: string
  title: string
  /** Null: the film's real dimensions decide once they are known. */
  layout: VideoLayout | null
  /** Off where a client is shown the film. */
  watermark?: boolean
}

export function FilePlayer({ src, poster, title, layout, watermark = true }: Props) {
  const [status, setStatus] = useState<Status>('loading')
  const [inferred, setInferred] = useState<VideoLayout | null>(null)

  const settle = useCallback((video: HTMLVideoElement | null) => {
    if (!video) return
    if (video.error) setStatus('error')
    if (video.readyState < HTMLMediaElement.HAVE_METADATA) return
    setStatus('ready')
    setInferred(inferLayout(video.videoWidth, video.videoHeight))
  }, [])

  return (
    <PlayerFrame layout={layout ?? inferred ?? 'landscape'} watermark={watermark && status !== 'error'}>
      {status === 'error' ? (
        <PlayerError />
      ) : (
        <>
          {/* Also asked on mount: on a page from the server the film may have answered before React did. */}
          <video
            ref={settle}
            src={src}
            poster={poster}
            aria-label={title}
            controls
            muted
            playsInline
            preload="metadata"
            onLoadedMetadata={(event) => settle(event.currentTarget)}
            onError={() => setStatus('error')}
            className="size-full"
          >
            Your browser does not support the video tag.
          </video>
          {status === 'loading' && (
            <span className="pointer-events-none absolute top-3 left-3 bg-black/70 px-1.5 type-slate noscript:hidden">
              Loading
            </span>
          )}
        </>
      )}
    </PlayerFrame>
  )
}
