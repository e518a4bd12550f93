import { GetStartedButton } from '@/components/site/get-started-button'
import { Container } from '@/components/ui/container'
import type { ClientLogo } from '@/lib/data/clients'
import { mediaPath } from '@/lib/paths'
import { site } from '@/lib/site'
import { ClientLogos } from './client-logos'
import { HeroPoster } from './hero-poster'
import { HeroThumbnails } from './hero-thumbnails'
import { HeroVideo } from './hero-video'

const film = (file: string) => mediaPath('website-assets', `hero/${file}`)

type Props = {
  clients: ClientLogo[]
  thumbnails: readonly string[]
}

export function Hero({ clients, thumbnails }: Props) {
  return (
    <section aria-labelledby="hero" className="relative isolate pt-24 nav:pt-36">
      <HeroThumbnails thumbnails={thumbnails} />
      <Container>
        <div className="grid items-end gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <h1 id="hero" className="type-display text-[clamp(2.75rem,8vw,6.5rem)]">
            Full-Service Video Never Felt So Good
          </h1>
          <div className="lg:pb-3">
            <p className="type-lede text-muted-foreground">{site.tagline}</p>
            <GetStartedButton size="lg" className="mt-6" />
          </div>
        </div>
        <div className="relative mt-10 aspect-4/5 overflow-hidden bg-card sm:aspect-video lg:aspect-21/9">
          <HeroPoster />
          <HeroVideo webm={film('showreel.webm')} mp4={film('showreel.mp4')} label="Scenes from our work" />
        </div>
        <div className="mt-10">
          <ClientLogos clients={clients} />
        </div>
      </Container>
    </section>
  )
}
