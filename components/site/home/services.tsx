import { Container } from '@/components/ui/container'
import { VideoCard } from '@/components/video/video-card'
import type { Service } from '@/lib/content/services'
import type { VideoCard as VideoCardData } from '@/lib/data/videos'

type Props = { services: { service: Service; videos: VideoCardData[] }[] }

export function Services({ services }: Props) {
  return (
    <section aria-labelledby="services" className="py-20 nav:py-32">
      <Container>
        <h2 id="services" className="max-w-3xl type-title">
          Video Production for Businesses
        </h2>
        {services.map(({ service, videos }) => (
          <ServiceBlock key={service.id} service={service} videos={videos} />
        ))}
      </Container>
    </section>
  )
}

function ServiceBlock({ service, videos }: Props['services'][number]) {
  return (
    <div className="mt-12 grid gap-8 border-t border-border pt-8 nav:mt-16 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-12">
      <div className="h-fit lg:sticky lg:top-32">
        <h3 className="type-heading">{service.title}</h3>
        <p className="mt-4 text-muted-foreground">{service.text}</p>
        <ul aria-label="For example" className="mt-6 flex flex-wrap gap-2">
          {service.tags.map((tag) => (
            <li key={tag} className="border border-border px-2.5 py-1 text-sm">
              {tag}
            </li>
          ))}
        </ul>
      </div>
      <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2">
        {videos.map((video) => (
          <li key={video.slug}>
            <VideoCard video={video} sizes="(min-width: 1280px) 430px, (min-width: 640px) 45vw, 92vw" />
          </li>
        ))}
      </ul>
    </div>
  )
}
