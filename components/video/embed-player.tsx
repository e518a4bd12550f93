'use client'

import { useState } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import type { Preload } from '@/components/site/picture'
import type { VideoLayout } from '@/lib/video/layout'
import type { Thumbnail } from '@/lib/video/thumbnail'
import { PlayerFrame } from './film-shape'
import { BigPlayButton, OwlWatermark } from './player-overlays'
import { VideoThumbnail } from './video-thumbnail'

type FrameProps = { src: string; title: string; takesFocus?: boolean }

const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true })

const Frame = ({ src, title, takesFocus = false }: FrameProps) => (
  <iframe
    // The button that had it goes.
    ref={takesFocus ? takeFocus : null}
    src={src}
    title={title}
    allow="autoplay; fullscreen; picture-in-picture"
    className="absolute inset-0 size-full border-0"
  />
)

type Props = {
  src: string
  title: string
  layout: VideoLayout
  thumbnail: Thumbnail
  /** As of pictures in the first viewport. */
  preload?: Preload
}

/** A film of another site, which is asked for nothing before somebody plays it. Without scripts its player is there at once. */
export function EmbedPlayer({ src, title, layout, thumbnail, preload }: Props) {
  const [isPlaying, setIsPlaying] = useState(false)
  const isHydrated = useHydrated()
  return (
    <PlayerFrame layout={layout}>
      {isPlaying ? (
        <Frame src={`${src}&autoplay=1`} title={title} takesFocus />
      ) : (
        <>
          {thumbnail.kind === 'image' && (
            <VideoThumbnail
              thumbnail={thumbnail}
              sizes="(min-width: 1280px) 1152px, 100vw"
              preload={preload}
            />
          )}
          <BigPlayButton title={title} onPlay={isHydrated ? () => setIsPlaying(true) : null} />
          <noscript>
            <Frame src={src} title={title} />
          </noscript>
        </>
      )}
      <OwlWatermark />
    </PlayerFrame>
  )
}
