import type { CityLink } from '@/lib/data/website/city-links'
import type { GeoPage } from '@/lib/geo/types'
import type { LocalVideos } from '@/lib/data/catalogue/local-videos'
import type { Crumb } from '@/lib/seo/breadcrumbs'
import type { LocalReview } from '@/lib/data/catalogue/reviews'
import type { PlaceNetwork } from '@/lib/data/website/place-network'
import { Faq } from './faq/faq'
import { Offered, PlaceOffer } from './place-offer'
import { LocalWork, PlaceBody, PlaceHero, PlaceMap } from './place-sections'

type Props = {
  page: GeoPage
  crumbs: readonly Crumb[]
  cities: readonly CityLink[]
  hasMore: boolean
  local: LocalVideos
  portraits: readonly string[]
  network: PlaceNetwork
  review: LocalReview | null
}

export function StatePage({ page, crumbs, cities, hasMore, local, portraits, network, review }: Props) {
  return (
    <Offered from={page.slug} closing={`Start Planning Your ${page.state} Video For Free`}>
      <PlaceHero
        crumbs={crumbs}
        heading={`${page.state} Video Production Services`}
        line={`Local videographers across ${page.state}, planned and finished by one team. Tell us the town; we'll send someone local.`}
        from={page.slug}
        portraits={portraits}
        figure={network.figure}
        film={local.videos[0]}
        filmedIn={local.filmedIn}
      />
      <PlaceMap kind="state" state={page.state} placeholder={`Search for a city in ${page.state}...`} />
      <LocalWork {...local} />
      <PlaceBody content={page.content} from={page.slug}>
        {cities.length > 0 && (
          <a href="#cities" className="mt-4 block py-1 underline underline-offset-4 hover:text-primary">
            Find your city in {page.state}.
          </a>
        )}
      </PlaceBody>
      <PlaceOffer local={review} />
      <Faq
        cityList={
          cities.length > 0 ? { state: { name: page.state, slug: page.slug }, cities, hasMore } : undefined
        }
      />
    </Offered>
  )
}
