import { site, titleTemplate } from '@/lib/content/site'
import type { GeoPage } from '@/lib/geo/types'
import { paths } from '@/lib/paths'
import { shareImage } from './share-image'

/** Schema.org Place. */
type Area = { '@type': 'City' | 'State' | 'Country'; name: string; containedInPlace?: Area }

export const UNITED_STATES: Area = { '@type': 'Country', name: 'United States' }

const stateArea = (state: string): Area => ({
  '@type': 'State',
  name: state,
  containedInPlace: UNITED_STATES,
})

const cityArea = (city: string, state: string): Area => ({
  '@type': 'City',
  name: city,
  containedInPlace: stateArea(state),
})

type LocalService = {
  path: string
  imagePath: string
  title: string
  area: Area
  /** Public origin. */
  siteUrl: string
}

/** Schema.org LocalBusiness and Service of one place. No postal address: we have no office there. */
export function localServiceJsonLd({ path, imagePath, title, area, siteUrl }: LocalService) {
  const absolute = (address: string) => new URL(address, siteUrl).href
  const url = absolute(path)
  const business = `${url}#business`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'LocalBusiness',
        '@id': business,
        name: site.name,
        url,
        image: absolute(imagePath),
        priceRange: '$$',
        areaServed: area,
      },
      {
        '@type': 'Service',
        name: title,
        serviceType: 'Video Production',
        provider: { '@id': business },
        areaServed: area,
      },
    ],
  }
}

type Described = Pick<GeoPage, 'slug' | 'city' | 'state' | 'metaTitle' | 'metaDescription'>

export const placeName = ({ city, state }: Pick<GeoPage, 'city' | 'state'>): string =>
  city ? `${city}, ${state}` : state

const titleCased = (slug: string) =>
  slug.replace(/(^|-)([a-z])/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`)

/** Of the place's share card, without the brand. */
const geoTitle = ({ city, state, metaTitle }: Described): string =>
  metaTitle || `Video Production in ${city ?? state}`

/** With the brand, which stands behind the title of a city that has none of its own. */
export const geoPageTitle = (page: Described): string =>
  page.city && !page.metaTitle
    ? `Video Production in ${titleCased(page.slug)} | ${site.name}`
    : titleTemplate.replace('%s', geoTitle(page))

export const geoDescription = (page: Described): string =>
  page.metaDescription ||
  `Video production in ${placeName(page)}: local videographers, one team for planning, filming and editing, and a free assessment before you decide.`

/** A page that is not `indexable` is still crawled for its links. */
export function geoMetadata(page: Described, indexable: boolean) {
  const title = geoTitle(page)
  const description = geoDescription(page)
  const url = paths.place(page.slug)
  return {
    title: { absolute: geoPageTitle(page) },
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

export const geoJsonLd = (page: Described, siteUrl: string) =>
  localServiceJsonLd({
    path: paths.place(page.slug),
    imagePath: paths.placeImage(page.slug),
    title: `Video Production in ${placeName(page)}`,
    area: page.city ? cityArea(page.city, page.state) : stateArea(page.state),
    siteUrl,
  })
