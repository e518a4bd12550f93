import type { Metadata } from 'next'
import { ClosingCta } from '@/components/site/closing-cta'
import { Hero } from '@/components/site/home/hero/hero'
import { HowItWorks } from '@/components/site/home/how-it-works'
import { Network } from '@/components/site/home/network'
import { Packages } from '@/components/site/home/packages/packages'
import { Reviews } from '@/components/site/home/reviews/reviews'
import { Services } from '@/components/site/home/services'
import { JsonLd } from '@/components/site/json-ld'
import { SharePicture } from '@/components/site/share-picture'
import { getHomePage } from '@/lib/data/website/home-page'
import { getSiteAssets } from '@/lib/data/website/site-assets'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { organizationJsonLd } from '@/lib/seo/organization'
import { site } from '@/lib/content/site'

export const revalidate = 300

export const metadata: Metadata = {
  title: 'Professional Video Production Services',
  description: site.description,
  alternates: { canonical: paths.home() },
  twitter: { card: 'summary_large_image' },
}

export default async function HomePage() {
  const [{ clients, films, reviews }, assets] = await Promise.all([getHomePage(), getSiteAssets()])
  return (
    <>
      <JsonLd data={organizationJsonLd({ siteUrl: env.SITE_URL, email: env.CONTACT_EMAIL })} />
      <SharePicture src={new URL(assets.sharePicture ?? paths.pageCard('home'), env.SITE_URL).href} />
      <Hero clients={clients} films={films['hero-thumbnails']} assets={assets} />
      <Services films={films} />
      <Packages films={films} assets={assets} />
      <Network portraits={assets.portraits} />
      <HowItWorks />
      <Reviews reviews={reviews} />
      <ClosingCta title="Create Something Amazing" />
    </>
  )
}
