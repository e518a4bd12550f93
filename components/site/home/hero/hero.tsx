import { preload } from 'react-dom'
import { GetStartedButton } from '@/components/site/get-started-button'
import { ClientLogoImage } from '@/components/site/home/client-logo-image'
import { Container } from '@/components/ui/container'
import type { SiteAssets } from '@/lib/catalogue/assets/site-assets'
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
  assets: SiteAssets
}

export function Hero({ clients, films, assets }: Props) {
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
          <HeroPoster {...assets} />
          <HeroVideo {...assets.heroFilm} label="Scenes from our work" />
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
function HeroPoster({ heroPoster, heroPosterPhone }: SiteAssets) {
  for (const [file, media] of [
    [heroPosterPhone.avif, PHONE],
    [heroPoster.avif, WIDE],
  ] as const)
    preload(file, { as: 'image', type: 'image/avif', fetchPriority: 'high', media })
  return (
    <picture>
      <source media={PHONE} type="image/avif" srcSet={heroPosterPhone.avif} />
      <source media={PHONE} type="image/webp" srcSet={heroPosterPhone.webp} />
      <source type="image/avif" srcSet={heroPoster.avif} />
      <img
        src={heroPoster.webp}
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
