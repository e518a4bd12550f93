import { paths } from '@/lib/paths'
import { site } from '@/lib/content/site'

const ICON = '/icon.svg'

type Deployment = {
  siteUrl: string
  email: string
}

/** Schema.org Organization. `siteUrl` is the public origin. */
export function organizationJsonLd({ siteUrl, email }: Deployment): Record<string, unknown> {
  const home = new URL(paths.home(), siteUrl).href
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${home}#organization`,
    name: site.name,
    url: home,
    logo: new URL(ICON, siteUrl).href,
    slogan: site.tagline,
    description: site.description,
    email,
    areaServed: { '@type': 'Country', name: 'United States' },
    foundingLocation: {
      '@type': 'Place',
      name: 'Northville, Michigan',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Northville',
        addressRegion: 'MI',
        addressCountry: 'US',
      },
    },
  }
}
