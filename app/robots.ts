import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'

/** Pages that must not be found say so themselves: a crawler that is kept out never reads it. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: [paths.dashboard(), paths.viewer()] },
    sitemap: new URL(paths.sitemap(), env.SITE_URL).href,
  }
}
