import Link from 'next/link'
import { FilmLeader } from '@/components/site/not-found-page'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { placeNotFoundTitle } from '@/lib/geo/place-slug'
import { paths } from '@/lib/paths'
import { GoBack } from './go-back'

export function MissingPlace({ slug }: { slug: string }) {
  return (
    <Container className="grid items-center gap-12 pt-28 pb-20 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] nav:pt-40 nav:pb-28 lg:gap-16">
      <div>
        <h1 className="type-title wrap-anywhere">{placeNotFoundTitle(slug)}</h1>
        <p className="mt-6 max-w-md type-lede text-muted-foreground">
          There is no page about this place. Check the map for crews nearby.
        </p>
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
          <GoBack />
          <Button asChild variant="link" size="lg">
            <Link href={paths.videographersNearMe()}>Videographers near me</Link>
          </Button>
        </div>
      </div>
      <FilmLeader text="404" />
    </Container>
  )
}
