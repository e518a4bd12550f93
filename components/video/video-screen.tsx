import { GetStartedButton } from '@/components/site/get-started-button'
import { paths } from '@/lib/paths'
import type { VideoDetail } from '@/lib/video/types'
import { VideoPlayer } from './video-player'

export const VIDEO_TITLE_ID = 'video-title'

type Props = {
  video: VideoDetail
  /** A video with an address of its own is the page's subject; over another page it is a part of that page. */
  heading: 'h1' | 'h2'
}

/* The window's height limits a film as much as its width does: picture, controls and title are seen together. */
const WIDTHS =
  'has-data-[layout=landscape]:max-w-[min(72rem,calc(60svh*16/9))] has-data-[layout=portrait]:max-w-[58rem] has-data-[layout=square]:max-w-[68rem]'
const COLUMNS =
  'md:has-data-[layout=portrait]:grid-cols-[minmax(0,calc(80svh*9/16))_minmax(20rem,1fr)] md:has-data-[layout=square]:grid-cols-[minmax(0,70svh)_minmax(20rem,1fr)]'

/** The content of the dialog: beside the text when the film is upright or square, above it when it is wide. */
export function VideoScreen({ video, heading: Heading }: Props) {
  return (
    <article className={`group mx-auto mb-auto grid w-full bg-card sm:my-auto ${WIDTHS} ${COLUMNS}`}>
      <VideoPlayer video={video} preloadPoster={Heading === 'h1'} />
      <div className="grid content-start gap-x-12 gap-y-8 p-6 sm:p-8 md:group-has-data-[layout=landscape]:grid-cols-2 lg:p-10">
        <div>
          <Heading id={VIDEO_TITLE_ID} className="type-title">
            {video.title}
          </Heading>
          <Slate video={video} />
        </div>
        <div className="grid content-start justify-items-start gap-8">
          {video.goal && <p className="type-lede">{video.goal}</p>}
          <GetStartedButton size="lg" from={paths.video(video.slug)} />
        </div>
      </div>
    </article>
  )
}

function Slate({ video }: { video: VideoDetail }) {
  const place = [video.city, video.state].filter(Boolean).join(', ')
  const lines = [
    { label: 'Client', text: video.clients.join(', ') },
    { label: 'Industry', text: video.industries.join(', ') },
    { label: 'Service', text: video.service },
    { label: 'Filmed in', text: place },
  ].filter(({ text }) => text)
  if (lines.length === 0) return null
  return (
    <dl className="mt-6 border-b">
      {lines.map(({ label, text }) => (
        <div key={label} className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline border-t py-2.5">
          <dt className="type-slate text-muted-foreground">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
