import { GetStartedButton } from '@/components/site/get-started-button'
import { SlateLabel } from '@/components/site/brand'
import { buttonVariants } from '@/components/ui/button-variants'
import { Container } from '@/components/ui/container'
import type { VideoDetail } from '@/lib/video/types'
import { VideoLink } from './intent-link'
import { VideoThumbnail } from './video-thumbnail'

type Props = {
  video: VideoDetail | null
  /** Behind an open video, which has the page's h1. */
  background: boolean
}

export function PortfolioHero({ video, background }: Props) {
  const Heading = background ? 'h2' : 'h1'
  return (
    <section aria-labelledby="featured" className="pt-16 pb-14 sm:pt-22 lg:pt-28 lg:pb-24">
      {video && (
        <Container className="max-sm:px-0">
          <FeaturedFrame video={video} preload={!background} />
        </Container>
      )}
      <Container className="mt-8 grid items-end gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <Heading id="featured" className="max-w-[16ch] type-display">
          {video?.title ?? 'Video Portfolio'}
        </Heading>
        <div>
          {video?.goal && <p className="type-lede text-muted-foreground">{video.goal}</p>}
          <div className="mt-7 flex flex-wrap gap-3">
            {video && (
              <VideoLink
                slug={video.slug}
                title={video.title}
                aspectRatio={video.aspectRatio}
                className={buttonVariants({ variant: 'outline', size: 'lg' })}
              >
                <PlayIcon />
                Play
              </VideoLink>
            )}
            <GetStartedButton size="lg" from="videos" />
          </div>
        </div>
      </Container>
    </section>
  )
}

/** Pointer only: keyboard users have the 'Play' link. */
function FeaturedFrame({ video, preload }: { video: VideoDetail; preload: boolean }) {
  const place = [video.city, video.state].filter(Boolean).join(', ')
  return (
    <>
      <VideoLink
        slug={video.slug}
        title={video.title}
        aspectRatio={video.aspectRatio}
        tabIndex={-1}
        aria-hidden="true"
        className="corner-ticks relative block aspect-video overflow-hidden bg-card [--tick-inset:1rem] [--tick:1.25rem] md:aspect-[2.39]"
      >
        <VideoThumbnail
          thumbnail={video.thumbnail}
          sizes="(min-width: 1280px) 1216px, (min-width: 640px) 94vw, 100vw"
          preload={preload ? 'high' : undefined}
        />
      </VideoLink>
      <div className="mt-3 flex flex-wrap justify-between gap-x-6 px-5 sm:px-0">
        <SlateLabel>{[video.clients[0], video.service].filter(Boolean).join(' · ')}</SlateLabel>
        <SlateLabel>{place}</SlateLabel>
      </div>
    </>
  )
}

function PlayIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor">
      <path d="M7 4.5v15l12-7.5z" />
    </svg>
  )
}
