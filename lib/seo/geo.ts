import type { GeoPage } from '@/lib/geo/types'
import { paths } from '@/lib/paths'
import { site } from '@/lib/content/site'
import { cityArea, localServiceJsonLd, stateArea } from './local-service'
import { shareImage } from './share-image'

type Described = Pick<GeoPage, 'slug' | 'city' | 'state' | 'metaTitle' | 'metaDescription'>

/** 'Austin, Texas' or 'Texas'. */
export const placeName = ({ city, state }: Pick<GeoPage, 'city' | 'state'>): string =>
  city ? `${city}, ${state}` : state

/** Without the brand, which the root layout puts in front. */
export const geoTitle = ({ city, state, metaTitle }: Described): string =>
  metaTitle || `Video Production in ${city ?? state}`

export const geoDescription = (page: Described): string =>
  page.metaDescription ||
  `Video production in ${placeName(page)}: local videographers, one team for planning, filming and editing, and a free assessment before you decide.`

/** For `generateMetadata`. A page that is not `indexable` still lets crawlers through to the pages it leads to. */
export function geoMetadata(page: Described, indexable: boolean) {
  const title = geoTitle(page)
  const description = geoDescription(page)
  const url = paths.place(page.slug)
  return {
    title,
    description,
    alternates: { canonical: url },
    ...(!indexable && { robots: { index: false, follow: true } }),
    openGraph: {
      title,
      description,
      type: 'website' as const,
      url,
      siteName: site.name,
      locale: site.locale,
      images: [shareImage(paths.placeImage(page.slug), `Video production in ${placeName(page)}`)],
    },
    twitter: { card: 'summary_large_image' as const },
  }
}

/** `siteUrl` is the public origin. */
export const geoJsonLd = (page: Described, siteUrl: string) =>
  localServiceJsonLd({
    path: paths.place(page.slug),
    imagePath: paths.placeImage(page.slug),
    title: `Video Production in ${placeName(page)}`,
    area: page.city ? cityArea(page.city, page.state) : stateArea(page.state),
    siteUrl,
  })
