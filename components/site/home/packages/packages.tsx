import { Container } from '@/components/ui/container'
import type { SiteAssets } from '@/lib/catalogue/assets/site-assets'
import type { HomeFilms } from '@/lib/data/catalogue/home-films'
import { filmsByPackage } from './films-by-package'
import { PackageTabs } from './package-tabs'

type Props = { films: HomeFilms; assets: SiteAssets }

export function Packages({ films, assets }: Props) {
  return (
    <section aria-labelledby="packages" className="pb-20 nav:pb-32">
      <Container>
        <h2 id="packages" className="type-title">
          Pre-Built Video Packages
        </h2>
        <p className="mt-5 max-w-2xl type-lede text-muted-foreground">
          The ten videos businesses order most, with what&apos;s included and starting prices. Your quote is
          fixed before anyone picks up a camera.
        </p>
        <PackageTabs films={filmsByPackage(films, assets)} />
      </Container>
    </section>
  )
}
