import { VideoStrip } from '@/components/video/video-strip'
import { Container } from '@/components/ui/container'
import type { LocalVideos } from '@/lib/data/catalogue/local-videos'

/** A strip is looked through, not read: whoever wants more finds all of it under Videos. */
const SHOWN = 8

export function LocalWork({ heading, videos }: LocalVideos) {
  if (videos.length === 0) return null
  return (
    <section aria-labelledby="local-work" className="border-y bg-card py-12 nav:py-16">
      <Container>
        <h2 id="local-work" className="type-title">
          {heading}
        </h2>
      </Container>
      <div className="mt-8">
        <VideoStrip videos={videos.slice(0, SHOWN)} label={heading} even />
      </div>
    </section>
  )
}
