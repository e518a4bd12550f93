import { GetStartedButton } from '@/components/site/get-started-button'
import { Container } from '@/components/ui/container'
import type { ClientLogo } from '@/lib/data/catalogue/clients'
import { mediaPath } from '@/lib/paths'
import { site } from '@/lib/content/site'
import { ClientLogos } from './client-logos'
import { HeroPoster } from './hero-poster'
import { HeroThumbnails } from './hero-thumbnails'
import { HeroVideo } from './hero-video'
import styles from './hero.module.css'

const film = (file: string) => mediaPath('website-assets', `hero/${file}`)

type Props = {
  clients: ClientLogo[]
  thumbnails: readonly string[]
}

export function Hero({ clients, thumbnails }: Props) {
  return (
    <section aria-labelledby="hero" className={styles.hero}>
      <HeroThumbnails thumbnails={thumbnails} />
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
          <HeroVideo webm={film('showreel.webm')} mp4={film('showreel.mp4')} label="Scenes from our work" />
        </div>
        <ClientLogos clients={clients} />
      </Container>
    </section>
  )
}
