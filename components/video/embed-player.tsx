'use client'

import { useState } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import type { Preload } from '@/components/site/picture'
import type { VideoLayout } from '@/lib/video/layout'
import type { Thumbnail } from '@/lib/video/thumbnail'
import { PlayerFrame } from './film-shape'
import { BigPlayButton, OwlWatermark } from './player-overlays'
import { VideoThumbnail } from './video-thumbnail'

const Frame = ({ src, title }: { src: string; title: string }) => (
  <iframe
    src={src}
    title={title}
    allow="autoplay; fullscreen; picture-in-picture"
    className="absolute inset-0 size-full border-0"
  />
)

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

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
        // The button that had the focus goes. In the frame, Escape would not reach the dialog.
        <div ref={takeFocus} tabIndex={-1} role="group" aria-label={title} className="outline-none">
          <Frame src={`${src}&autoplay=1`} title={title} />
        </div>
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
