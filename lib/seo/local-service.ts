import { site } from '@/lib/content/site'

/** A schema.org Place: where the service can be had. */
export type Area = { '@type': 'City' | 'State' | 'Country'; name: string; containedInPlace?: Area }

export const UNITED_STATES: Area = { '@type': 'Country', name: 'United States' }

export const stateArea = (state: string): Area => ({
  '@type': 'State',
  name: state,
  containedInPlace: UNITED_STATES,
})

export const cityArea = (city: string, state: string): Area => ({
  '@type': 'City',
  name: city,
  containedInPlace: stateArea(state),
})

type LocalService = {
  /** Of the page. */
  path: string
  /** Of the picture that stands for the page. */
  imagePath: string
  title: string
  area: Area
  /** The public origin. */
  siteUrl: string
}

/**
 * Schema.org LocalBusiness and Service of one place. Without an address: we come to the place, we have no shop there.
 */
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
