import { listSitemapParts } from '@/lib/data/website/sitemap'
import { env } from '@/lib/env'
import { sitemapIndexXml } from '@/lib/seo/sitemap'

export const revalidate = 300
export const dynamic = 'force-static'

export async function GET() {
  const parts = await listSitemapParts()
  const files = parts.map(({ kind, part, updatedAt }) => ({ name: `${kind}-${part}.xml`, updatedAt }))
  const xml = sitemapIndexXml([{ name: 'pages.xml' }, ...files], env.SITE_URL)
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } })
}
