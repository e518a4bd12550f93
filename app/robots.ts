import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'

/** Other noindex pages are not disallowed: a crawler must read a page to see its noindex. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: [paths.dashboard(), paths.viewer()] },
    sitemap: new URL(paths.sitemap(), env.SITE_URL).href,
  }
}
