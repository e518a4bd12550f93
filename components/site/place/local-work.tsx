import { VideoCard } from '@/components/video/video-card'
import type { LocalVideos } from '@/lib/data/local-videos'

/** A strip that scrolls sideways: 320 px cards, snapping, reachable by keyboard. */
export function LocalWork({ heading, videos }: LocalVideos) {
  if (videos.length === 0) return null
  return (
    <section aria-labelledby="local-work" className="border-y border-border bg-card py-12 nav:py-16">
      <div className="mx-auto w-full max-w-7xl">
        <h2 id="local-work" className="px-5 font-display text-2xl font-semibold sm:px-8 sm:text-3xl">
          {heading}
        </h2>
        <ul
          tabIndex={0}
          aria-label={heading}
          className="mt-6 flex snap-x scroll-px-5 gap-5 overflow-x-auto px-5 pb-4 sm:scroll-px-8 sm:px-8"
        >
          {videos.map((video) => (
            <li key={video.slug} className="w-[min(20rem,80vw)] shrink-0 snap-start">
              <VideoCard video={video} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
