import { preload } from 'react-dom'
import Link from 'next/link'
import { Fragment, type ReactNode } from 'react'
import { GetStartedButton } from '@/components/site/get-started-button'
import { ShareButtons } from '@/components/site/share-buttons'
import { paths } from '@/lib/paths'
import { industryHeading } from '@/lib/video/labels'
import { layoutOf } from '@/lib/video/layout'
import { isOptimized } from '@/lib/video/optimized'
import { pictureSources } from '@/lib/video/picture-sources'
import type { Thumbnail } from '@/lib/video/thumbnail'
import { NO_TEXT, type FilmText } from '@/lib/video/captions'
import type { VideoDetail } from '@/lib/video/types'
import { EmbedPlayer } from './embed-player'
import { FilePlayer } from './file-player'
import { FILM_ARTICLE, FILM_TEXT, PlayerFrame } from './film-shape'
import { PlayerError } from './player-overlays'
import { FilmTextSections } from './film-text'

export const VIDEO_TITLE_ID = 'video-title'

type ScreenVideo = VideoDetail & { text?: FilmText }

type Props = {
  video: ScreenVideo
  /** `h1` on the video's own page. */
  heading: 'h1' | 'h2'
}

export function VideoScreen({ video, heading: Heading }: Props) {
  return (
    <article className={FILM_ARTICLE}>
      <VideoPlayer video={video} preloadPoster={Heading === 'h1'} />
      <div className={FILM_TEXT}>
        <div>
          <Heading id={VIDEO_TITLE_ID} className="type-title">
            {video.title}
          </Heading>
          <Slate video={video} />
        </div>
        <div className="grid content-start justify-items-start gap-8">
          {video.goal && <p className="type-lede">{video.goal}</p>}
          <div className="grid gap-2">
            <GetStartedButton size="lg" from={paths.video(video.slug)} />
            <ShareButtons title={video.title} path={paths.video(video.slug)} />
          </div>
        </div>
        <FilmTextSections text={video.text ?? NO_TEXT} />
      </div>
    </article>
  )
}

function Slate({ video: { clients, industries, service, city, state } }: { video: VideoDetail }) {
  const place = [city, state].filter(Boolean).join(', ')
  const lines: [label: string, shown: ReactNode][] = [
    ['Client', clients.join(', ')],
    ['Industry', industries.length > 0 && <IndustryLinks names={industries} />],
    ['Service', service],
    ['Filmed in', place],
  ]
  const known = lines.filter(([, shown]) => shown)
  if (known.length === 0) return null
  return (
    <dl className="mt-6 border-b">
      {known.map(([label, shown]) => (
        <div key={label} className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline border-t py-2.5">
          <dt className="type-slate text-muted-foreground">{label}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  )
}

const IndustryLinks = ({ names }: { names: readonly string[] }) =>
  names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      <Link
        href={paths.industry(name)}
        prefetch={false}
        className="underline decoration-border underline-offset-4 hover:decoration-current"
      >
        {industryHeading(name)}
      </Link>
    </Fragment>
  ))

/** Half the pixels fetched: `src` is the image for double density. */
const POSTER_WIDTH = 600

function posterOf(thumbnail: Thumbnail): string | undefined {
  if (thumbnail.kind === 'placeholder') return undefined
  const { src } = thumbnail
  if (!isOptimized(src)) return src
  return pictureSources({ src, quality: 80, size: POSTER_WIDTH }).src
}

type VideoPlayerProps = {
  video: ScreenVideo
  /** Only on the video's own page: a prefetch must not load posters. */
  preloadPoster: boolean
}

export function VideoPlayer({ video, preloadPoster }: VideoPlayerProps) {
  const { source, title } = video
  const layout = layoutOf(video.aspectRatio)

  if (source?.kind === 'file') {
    const poster = posterOf(video.thumbnail)
    if (poster && preloadPoster) preload(poster, { as: 'image', fetchPriority: 'high' })
    return (
      <FilePlayer
        src={source.src}
        renditions={video.renditions}
        poster={poster}
        title={title}
        layout={layout}
        tracks={video.text?.tracks}
        path={paths.video(video.slug)}
      />
    )
  }
  if (source)
    return (
      <EmbedPlayer
        src={source.src}
        title={title}
        layout={layout ?? 'landscape'}
        thumbnail={video.thumbnail}
        preload={preloadPoster ? 'high' : undefined}
      />
    )
  return (
    <PlayerFrame layout={layout ?? 'landscape'}>
      <PlayerError />
    </PlayerFrame>
  )
}
