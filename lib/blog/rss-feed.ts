import { paths } from '@/lib/paths'
import { escapeXml } from '@/lib/text/xml'
import { absoluteTo, FEED_DESCRIPTION, FEED_TITLE, feedItem } from './feed'
import type { PostCard } from './types'

/** RFC 822, as RSS wants its times. */
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
