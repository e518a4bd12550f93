import { Container } from '@/components/ui/container'
import { VideoCard } from '@/components/video/video-card'
import type { Service } from '@/lib/content/services'
import type { VideoCard as VideoCardData } from '@/lib/data/catalogue/videos'
import styles from './services.module.css'

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
    <div className={styles.service}>
      <div className={styles.about}>
        <h3 className="type-heading">{service.title}</h3>
        <p className={styles.text}>{service.text}</p>
        <ul aria-label="For example" className={styles.tags}>
          {service.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      </div>
      <ul className={styles.videos}>
        {videos.map((video) => (
          <li key={video.slug}>
            <VideoCard video={video} sizes="(min-width: 640px) 430px, 92vw" />
          </li>
        ))}
      </ul>
    </div>
  )
}
