import { listIndustries } from '@/lib/data/catalogue/industries'
import {
  listSitemapParts,
  listSitemapPlaces,
  listSitemapPosts,
  listSitemapVideos,
  type SitemapPart,
} from '@/lib/data/website/sitemap'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { sitemapXml, type SitemapEntry } from '@/lib/seo/sitemap'

export const revalidate = 300

const PAGES: readonly SitemapEntry[] = [
  paths.home(),
  paths.videos(),
  paths.videographersNearMe(),
  paths.getStarted(),
  paths.hiringVideographers(),
  paths.blog(),
  paths.privacyPolicy(),
].map((path) => ({ path }))

type Context = { params: Promise<{ part: string }> }

export const generateStaticParams = () => []

export async function GET(_: Request, { params }: Context) {
  const entries = await listEntries((await params).part)
  if (!entries) return new Response(null, { status: 404 })
  return new Response(sitemapXml(entries, env.SITE_URL), { headers: { 'Content-Type': 'application/xml' } })
}

async function listEntries(file: string): Promise<readonly SitemapEntry[] | null> {
  if (file === 'pages.xml') {
    const industries = await listIndustries()
    return [...PAGES, ...industries.map(({ name }) => ({ path: paths.industry(name) }))]
  }
  const parts = await listSitemapParts()
  const part = parts.find(({ kind, part }) => file === `${kind}-${part}.xml`)
  return part ? listPartEntries(part) : null
}

async function listPartEntries(part: SitemapPart): Promise<SitemapEntry[]> {
  switch (part.kind) {
    case 'states':
    case 'cities':
      return (await listSitemapPlaces(part)).map(({ slug, ...rest }) => ({
        path: paths.place(slug),
        ...rest,
      }))
    case 'posts':
      return (await listSitemapPosts(part)).map(({ slug, ...rest }) => ({ path: paths.post(slug), ...rest }))
    case 'videos':
      return (await listSitemapVideos(part)).map((entry) => ({
        path: paths.video(entry.video.slug),
        ...entry,
      }))
  }
}
