import { preload } from 'react-dom'
import { GetStartedButton } from '@/components/site/get-started-button'
import { ClientLogoImage } from '@/components/site/home/client-logo-image'
import { Container } from '@/components/ui/container'
import { heroFile } from '@/lib/content/hero-files'
import { site } from '@/lib/content/site'
import type { ClientLogo } from '@/lib/data/catalogue/clients'
import type { HomeFilm } from '@/lib/data/catalogue/home-films'
import { mediaPath } from '@/lib/paths'
import { dailyShuffle } from '@/lib/time/daily-shuffle'
import { HeroThumbnails } from './hero-thumbnails'
import { HeroVideo } from './hero-video'
import styles from './hero.module.css'

type Props = {
  clients: ClientLogo[]
  films: readonly HomeFilm[]
}

export function Hero({ clients, films }: Props) {
  const pictures = films.flatMap(({ film: { thumbnail } }) =>
    thumbnail.kind === 'image' ? thumbnail.src : [],
  )
  return (
    <section aria-labelledby="hero" className={styles.hero}>
      <HeroThumbnails thumbnails={[...new Set(pictures)]} />
      <Container>
        <div className={styles.head}>
          <h1 id="hero" className="type-display">
            Full-Service Video Never Felt So Good
          </h1>
          <div>
            <p className="type-lede text-muted-foreground">{site.tagline}</p>
            <GetStartedButton size="lg" className="mt-6" />
          </div>
        </div>
        <div className={styles.frame}>
          <HeroPoster />
          <HeroVideo
            webm={heroFile('showreel.webm')}
            mp4={heroFile('showreel.mp4')}
            label="Scenes from our work"
          />
        </div>
        <ClientLogos clients={clients} />
      </Container>
    </section>
  )
}

/** Portrait for phones. Both are already encoded to size. */
const PHONE = '(max-width: 639.98px)'
const WIDE = '(min-width: 640px)'

/** The LCP image: preloaded. */
function HeroPoster() {
  for (const [file, media] of [
    ['poster-mobile.avif', PHONE],
    ['poster.avif', WIDE],
  ] as const)
    preload(heroFile(file), { as: 'image', type: 'image/avif', fetchPriority: 'high', media })
  return (
    <picture>
      <source media={PHONE} type="image/avif" srcSet={heroFile('poster-mobile.avif')} />
      <source media={PHONE} type="image/webp" srcSet={heroFile('poster-mobile.webp')} />
      <source type="image/avif" srcSet={heroFile('poster.avif')} />
      <img
        src={heroFile('poster.webp')}
        alt=""
        fetchPriority="high"
        // Otherwise the first paint omits it.
        decoding="sync"
        className="absolute inset-0 size-full object-cover"
      />
    </picture>
  )
}

const SHOWN = 8

function ClientLogos({ clients }: { clients: ClientLogo[] }) {
  if (clients.length === 0) return null
  return (
    <div className={styles.logos}>
      <p>TRUSTED BY BRANDS ACROSS THE US</p>
      <ul>
        {dailyShuffle(clients)
          .slice(0, SHOWN)
          .map(({ name, logo }) => (
            <li key={logo}>
              <ClientLogoImage name={name} src={mediaPath('logos', logo)} />
            </li>
          ))}
      </ul>
    </div>
  )
}
