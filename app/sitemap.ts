import type { MetadataRoute } from 'next'
import { listSitemapPlaces, listSitemapVideos } from '@/lib/data/sitemap'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { sitemapEntries } from '@/lib/seo/sitemap'

export const revalidate = 300

const PAGES = [paths.home(), paths.videos(), paths.getStarted()]

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [places, videos] = await Promise.all([listSitemapPlaces(), listSitemapVideos()])
  return sitemapEntries({ pages: PAGES, places, videos }, env.SITE_URL)
}
