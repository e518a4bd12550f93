import Link from 'next/link'
import { LinkOnIntent } from '@/components/site/link-on-intent'
import type { CityLink } from '@/lib/data/website/city-links'
import type { GeoPage } from '@/lib/geo/types'
import type { LocalVideos } from '@/lib/data/catalogue/local-videos'
import { paths } from '@/lib/paths'
import type { Crumb } from '@/lib/seo/breadcrumbs'
import type { LocalReview } from '@/lib/data/catalogue/reviews'
import type { PlaceNetwork } from '@/lib/data/website/place-network'
import { Faq } from './faq/faq'
import { Offered, PlaceOffer } from './place-offer'
import { LocalWork, PlaceBody, PlaceHero, PlaceMap } from './place-sections'

type Props = {
  page: GeoPage
  city: string
  /** Null without a state page. */
  stateSlug: string | null
  crumbs: readonly Crumb[]
  neighbors: CityLink[]
  local: LocalVideos
  portraits: readonly string[]
  network: PlaceNetwork
  review: LocalReview | null
}

export function CityPage({ page, city, stateSlug, crumbs, neighbors, local, portraits, ...props }: Props) {
  const { point, figure } = props.network
  return (
    <Offered from={page.slug} closing={`Start Planning Your ${city} Video For Free`}>
      <PlaceHero
        crumbs={crumbs}
        heading={`${city} Video Production Services`}
        line={`The videographer nearest to ${city}, and one team that plans, edits and delivers. You talk to one person from the first call to the last export.`}
        from={page.slug}
        portraits={portraits}
        figure={figure}
        film={local.videos[0]}
        filmedIn={local.filmedIn}
      />
      <PlaceMap
        kind="city"
        state={page.state}
        placeholder={`Search for a location in ${page.state}...`}
        here={point && { ...point, label: city }}
      />
      <LocalWork {...local} />
      <PlaceBody content={page.content} from={page.slug}>
        {neighbors.length > 0 && (
          <>
            <h2 className="mt-10 text-sm text-muted-foreground">More places in {page.state}</h2>
            <ul className="mt-1">
              {neighbors.map((link) => (
                <li key={link.slug}>
                  <Link
                    href={paths.place(link.slug)}
                    prefetch={false}
                    className="inline-block py-1 underline-offset-4 hover:underline"
                  >
                    {link.city}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        {stateSlug !== null && (
          <LinkOnIntent
            href={paths.place(stateSlug)}
            className="mt-4 block py-1 underline underline-offset-4 hover:text-primary"
          >
            Browse video production in other cities in {page.state}.
          </LinkOnIntent>
        )}
      </PlaceBody>
      <PlaceOffer local={props.review} />
      <Faq />
    </Offered>
  )
}
