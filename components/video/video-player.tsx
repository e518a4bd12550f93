import { getImageProps } from 'next/image'
import { preload } from 'react-dom'
import { layoutOf } from '@/lib/video/layout'
import type { Thumbnail } from '@/lib/video/thumbnail'
import type { VideoDetail } from '@/lib/video/types'
import { FilePlayer } from './file-player'
import { PlayerError } from './player-error'
import { PlayerFrame } from './player-frame'

/** Half of what is fetched: `src` is the picture for twice the density, and a poster cannot offer a choice. */
const POSTER_WIDTH = 600

function posterOf(thumbnail: Thumbnail): string | undefined {
  if (thumbnail.kind === 'placeholder') return undefined
  const { src } = thumbnail
  if (!src.startsWith('/')) return src
  return getImageProps({ src, alt: '', width: POSTER_WIDTH, height: POSTER_WIDTH, quality: 80 }).props.src
}

type Props = {
  video: VideoDetail
  /** Only where the film is what the page is for: a page fetched ahead would bring a picture that nobody may look at. */
  preloadPoster: boolean
}

/** Never starts by itself, and starts muted. */
export function VideoPlayer({ video, preloadPoster }: Props) {
  const { source, title } = video
  const layout = layoutOf(video.aspectRatio)

  if (source?.kind === 'file') {
    const poster = posterOf(video.thumbnail)
    if (poster && preloadPoster) preload(poster, { as: 'image', fetchPriority: 'high' })
    return <FilePlayer src={source.src} poster={poster} title={title} layout={layout} />
  }
  return (
    <PlayerFrame layout={layout ?? 'landscape'} watermark={source !== null}>
      {source ? (
        <iframe
          src={source.src}
          title={title}
          allow="fullscreen; picture-in-picture"
          className="absolute inset-0 size-full border-0"
        />
      ) : (
        <PlayerError />
      )}
    </PlayerFrame>
  )
}
