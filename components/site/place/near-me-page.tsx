import { ContactSheet } from '@/components/site/home/network'
import { LinkOnIntent } from '@/components/site/link-on-intent'
import { Container } from '@/components/ui/container'
import type { LocalVideos } from '@/lib/data/catalogue/local-videos'
import { paths } from '@/lib/paths'
import type { Crumb } from '@/lib/seo/breadcrumbs'
import { Faq } from './faq/faq'
import { Offered } from './place-offer'
import { LocalWork, PlaceHero, PlaceMap } from './place-sections'

const FROM = 'videographers-near-me'

type Props = {
  crumbs: readonly Crumb[]
  heading: string
  featured: LocalVideos
  portraits: readonly string[]
}

export function NearMePage({ crumbs, heading, featured, portraits }: Props) {
  return (
    <Offered from={FROM} closing="Start Planning Your Video For Free">
      <PlaceHero
        crumbs={crumbs}
        heading={heading}
        line="Each pin is a group of local videographers. Search for the place where you want to film and see how many are within fifty miles."
        from={FROM}
        portraits={portraits}
        film={featured.videos[0]}
      />
      <PlaceMap kind="near-me" placeholder="Search for a city, state, or address...">
        <p className="mt-8 type-lede text-muted-foreground">
          No one close enough?{' '}
          <LinkOnIntent
            href={paths.getStarted({ from: FROM })}
            className="text-foreground underline decoration-primary underline-offset-4 hover:text-primary"
          >
            We&apos;ll find one for you.
          </LinkOnIntent>
        </p>
      </PlaceMap>
      <LocalWork {...featured} />
      <section aria-labelledby="people" className="py-16 nav:py-24">
        <Container>
          <h2 id="people" className="type-title">
            Some of Our Videographers
          </h2>
          <ContactSheet portraits={portraits} nameOf={(name) => name} />
        </Container>
      </section>
      <Faq />
    </Offered>
  )
}
