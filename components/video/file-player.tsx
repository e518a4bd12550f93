'use client'

import dynamic from 'next/dynamic'
import { useCallback, useState, type ReactNode } from 'react'
import { useViewer } from '@/components/site/use-viewer'
import type { CaptionTrack } from '@/lib/video/captions'
import { inferLayout, type VideoLayout } from '@/lib/video/layout'
import type { Renditions } from '@/lib/video/renditions'
import { CaptionTracks } from './caption-tracks'
import { useRendition } from './use-rendition'

const StoryboardTile = dynamic(() => import('./storyboard-tile'), { ssr: false })

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
  watermark?: boolean
}

/** Seconds, from the address of a chapter. */
const startTime = () => Number(new URLSearchParams(location.search).get('t'))

export function FilePlayer(props: Props) {
  const { renditions, poster, title, layout, tracks = [], watermark = true } = props
  const [status, setStatus] = useState<Status>('loading')
  const [inferred, setInferred] = useState<VideoLayout | null>(null)
  const [sought, setSought] = useState<HTMLVideoElement | null>(null)
  const { src, preload, choose } = useRendition(props.src, renditions)

  const settle = useCallback((video: HTMLVideoElement | null) => {
    if (!video) return
    if (video.error) setStatus('error')
    if (video.readyState < HTMLMediaElement.HAVE_METADATA) return
    setStatus('ready')
    setInferred(inferLayout(video.videoWidth, video.videoHeight))
    if (video.currentTime === 0 && startTime() > 0) video.currentTime = startTime()
  }, [])

  const start = useCallback(
    (video: HTMLVideoElement | null) => {
      choose(video)
      settle(video)
    },
    [choose, settle],
  )

  return (
    <PlayerFrame layout={layout ?? inferred ?? 'landscape'} watermark={watermark && status !== 'error'}>
      {status === 'error' ? (
        <PlayerError />
      ) : (
        <>
          {/* The events may precede hydration. */}
          <video
            ref={start}
            src={src}
            poster={poster}
            aria-label={title}
            controls
            muted
            playsInline
            preload={preload}
            onSeeking={(event) => setSought(event.currentTarget)}
            onLoadedMetadata={(event) => settle(event.currentTarget)}
            onError={() => setStatus('error')}
            className="size-full"
          >
            <CaptionTracks tracks={tracks} />
            Your browser does not support the video tag.
          </video>
          {sought && renditions?.storyboard && (
            <StoryboardTile video={sought} storyboard={renditions.storyboard} />
          )}
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

/** Only for owl users; rendered after hydration, because the HTML is static. */
function OwlWatermark() {
  if (useViewer()?.role !== 'owl') return null
  return (
    <span className="pointer-events-none absolute top-3 right-3 bg-black/75 px-2 py-0.5 type-slate text-white">
      OWL Preview
    </span>
  )
}

export function PlayerError() {
  return (
    <div
      role="alert"
      className="corner-ticks absolute inset-0 grid place-content-center gap-1 bg-background p-6 text-center"
    >
      <p className="type-heading">Video Player Error</p>
      <p className="text-muted-foreground">Unable to load video</p>
    </div>
  )
}

/** Limited by the viewport's height, so that the controls stay visible. */
const SHAPES: Record<VideoLayout, string> = {
  landscape: 'aspect-video w-full',
  square: 'aspect-square w-[min(100%,70svh)]',
  portrait: 'aspect-9/16 w-[min(100%,calc(80svh*9/16))]',
}

type PlayerFrameProps = {
  layout: VideoLayout
  watermark: boolean
  children: ReactNode
}

/** The dialog's layout depends on `data-layout`. */
export function PlayerFrame({ layout, watermark, children }: PlayerFrameProps) {
  return (
    <div data-layout={layout} className={`relative mx-auto overflow-hidden bg-black ${SHAPES[layout]}`}>
      {children}
      {watermark && <OwlWatermark />}
    </div>
  )
}
