import type { Metadata } from 'next'
import Link from 'next/link'
import { FilmLeader } from '@/components/site/not-found-page'
import { GoBack, MissingPlace } from '@/components/site/place/missing-place'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Place not found' }

export default function PlaceNotFound() {
  return (
    <Container className="grid items-center gap-12 pt-28 pb-20 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] nav:pt-40 nav:pb-28 lg:gap-16">
      <div>
        <h1 className="type-title wrap-anywhere">
          <MissingPlace />
        </h1>
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
