import { paths } from '@/lib/paths'
import { site } from '@/lib/content/site'
import { absoluteTo, FEED_DESCRIPTION, FEED_TITLE, feedItem } from './feed'
import type { PostCard } from './types'

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
