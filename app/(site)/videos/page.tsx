import type { Metadata } from 'next'
import { JsonLd } from '@/components/site/json-ld'
import { Portfolio } from '@/components/video/portfolio'
import { getPortfolio } from '@/lib/data/catalogue/portfolio'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { breadcrumbJsonLd, HOME } from '@/lib/seo/breadcrumbs'
import { pageMetadata } from '@/lib/seo/page-cards'

export const revalidate = 300

const TITLE = 'Video Portfolio'

export const metadata: Metadata = {
  ...pageMetadata(
    {
      title: TITLE,
      description:
        'Brand films, interviews, drone footage, product videos, reels and animation made for businesses across the US. Watch the work by industry.',
      path: paths.videos(),
    },
    'portfolio',
  ),
  keywords: [
    'video production portfolio',
    'business video examples',
    'brand film',
    'drone video',
    'interview video',
    'product video',
    'motion graphics',
    'social media reels',
  ],
}

export default async function VideosPage() {
  return (
    <>
      <JsonLd data={breadcrumbJsonLd([HOME, { name: TITLE }], env.SITE_URL)} />
      <Portfolio {...await getPortfolio()} />
    </>
  )
}
