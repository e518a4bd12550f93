import { site } from '@/lib/content/site'
import { paths } from '@/lib/paths'
import { escapeXml } from '@/lib/text/untrusted'
import type { PostCard } from './post'

export const FEED_TITLE = `${site.name}: Field Notes`
const FEED_DESCRIPTION = 'Planning, paying for, filming and using video for a business.'

export const FEED_LENGTH = 30

type Absolute = (path: string) => string

const absoluteTo =
  (siteUrl: string): Absolute =>
  (path) =>
    new URL(path, siteUrl).href

/** Fields of both feeds. The id is permanent, although a title and its address may change. */
const feedItem = ({ id, slug, title, preview, picture, createdAt }: PostCard, absolute: Absolute) => ({
  id: `urn:uuid:${id}`,
  url: absolute(paths.post(slug)),
  title,
  summary: preview || title,
  image: picture && absolute(picture),
  published: createdAt,
})

/** JSON Feed 1.1. `siteUrl` is the public origin. */
export function jsonFeed(posts: readonly PostCard[], siteUrl: string) {
  const absolute = absoluteTo(siteUrl)
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: FEED_TITLE,
    description: FEED_DESCRIPTION,
    home_page_url: absolute(paths.blog()),
    feed_url: absolute(paths.jsonFeed()),
    icon: absolute(paths.icon('icon-512.png')),
    language: 'en-US',
    authors: [{ name: site.name, url: absolute(paths.home()) }],
    items: posts.map((post) => {
      const { id, url, title, summary, image, published } = feedItem(post, absolute)
      return {
        id,
        url,
        title,
        summary,
        content_text: summary,
        ...(image && { image }),
        date_published: published,
      }
    }),
  }
}

const rssTime = (time: string) => new Date(time).toUTCString()

/** RSS 2.0. `siteUrl` is the public origin. */
export function rssFeed(posts: readonly PostCard[], siteUrl: string): string {
  const absolute = absoluteTo(siteUrl)
  const items = posts.map((post) => {
    const { id, url, title, summary, published } = feedItem(post, absolute)
    return `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(url)}</link>
<guid isPermaLink="false">${id}</guid>
<pubDate>${rssTime(published)}</pubDate>
<description>${escapeXml(summary)}</description>
</item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(FEED_TITLE)}</title>
<link>${escapeXml(absolute(paths.blog()))}</link>
<description>${escapeXml(FEED_DESCRIPTION)}</description>
<language>en-us</language>
<atom:link href="${escapeXml(absolute(paths.rssFeed()))}" rel="self" type="application/rss+xml"/>
${posts[0] ? `<lastBuildDate>${rssTime(posts[0].createdAt)}</lastBuildDate>\n` : ''}${items.join('\n')}
</channel>
</rss>
`
}
