import { Container } from '@/components/ui/container'
import { VideoCard } from '@/components/video/video-card'
import { SERVICES, type Service } from '@/lib/content/services'
import type { HomeFilm, HomeFilms } from '@/lib/data/catalogue/home-films'
import styles from './services.module.css'

export function Services({ films }: { films: HomeFilms }) {
  return (
    <section aria-labelledby="services" className="py-20 nav:py-32">
      <Container>
        <h2 id="services" className="max-w-3xl type-title">
          Video Production for Businesses
        </h2>
        {SERVICES.map((service) => (
          <ServiceBlock key={service.id} service={service} films={films[service.id]} />
        ))}
      </Container>
    </section>
  )
}

function ServiceBlock({ service, films }: { service: Service; films: HomeFilm[] }) {
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
        {films.map(({ film }) => (
          <li key={film.slug}>
            <VideoCard video={film} sizes="(min-width: 640px) 430px, 92vw" />
          </li>
        ))}
      </ul>
    </div>
  )
}
