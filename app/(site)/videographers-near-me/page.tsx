import type { Metadata } from 'next'
import { JsonLd } from '@/components/site/json-ld'
import { NearMePage } from '@/components/site/place/near-me-page'
import { listFeatured } from '@/lib/data/catalogue/local-videos'
import { getSiteAssets } from '@/lib/data/website/site-assets'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { breadcrumbJsonLd, HOME } from '@/lib/seo/breadcrumbs'
import { localServiceJsonLd, UNITED_STATES } from '@/lib/seo/places'
import { shareImage } from '@/lib/seo/share-image'
import { site } from '@/lib/content/site'

export const revalidate = 300

const TITLE = 'Videographers Near Me'
const DESCRIPTION =
  'Find a videographer near you: search the map of our network by city, state, ZIP code or address, watch our work, and see what a video costs.'
const PATH = paths.videographersNearMe()

export const metadata: Metadata = {
  title: TITLE,
  description: DESCRIPTION,
  alternates: { canonical: PATH },
  openGraph: {
    title: TITLE,
    description: DESCRIPTION,
    type: 'website',
    url: PATH,
    siteName: site.name,
    locale: site.locale,
    images: [shareImage(paths.nearMeImage(), 'Videographers near you, in all fifty states')],
  },
  twitter: { card: 'summary_large_image' },
}

const CRUMBS = [HOME, { name: TITLE }]

const SERVICE = {
  path: PATH,
  imagePath: paths.nearMeImage(),
  title: TITLE,
  area: UNITED_STATES,
}

export default async function VideographersNearMePage() {
  const [featured, { portraits }] = await Promise.all([listFeatured('Featured videos'), getSiteAssets()])
  return (
    <>
      <JsonLd data={localServiceJsonLd({ ...SERVICE, siteUrl: env.SITE_URL })} />
      <JsonLd data={breadcrumbJsonLd(CRUMBS, env.SITE_URL)} />
      <NearMePage crumbs={CRUMBS} heading={TITLE} featured={featured} portraits={portraits} />
    </>
  )
}
