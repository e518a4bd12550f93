import type { SiteConfig } from '@/lib/analytics/load-trackers'
import { env } from '@/lib/env'

/** Not part of the static pages, so that one build works with and without trackers. */
export const dynamic = 'force-dynamic'

export function GET() {
  const config: SiteConfig = {
    tagManagerId: env.TAG_MANAGER_ID,
    socialPixelId: env.SOCIAL_PIXEL_ID,
    recaptchaSiteKey: env.RECAPTCHA_SITE_KEY,
    webVitals: env.WEB_VITALS,
  }
  return Response.json(config, {
    headers: { 'Cache-Control': 'public, max-age=300', 'X-Robots-Tag': 'noindex' },
  })
}
