import { FEED_TITLE } from '@/lib/blog/feed'
import { paths } from '@/lib/paths'
import { site } from '@/lib/content/site'
import { shareImage } from './share-image'

const TITLE = 'Field Notes: Video for Business'
const DESCRIPTION =
  'Practical articles about planning, budgeting, filming, editing and using business video, written by the crew and the producers who do it every week.'

/** Links by which feed readers find the feeds. Metadata of a page replaces its layout's as a whole, so pages spread this. */
export const feedLinks = {
  'application/rss+xml': [{ url: paths.rssFeed(), title: FEED_TITLE }],
  'application/feed+json': [{ url: paths.jsonFeed(), title: FEED_TITLE }],
}

/** `page` counts from 1. Every page of the list is its own canonical one: each shows other posts. */
export function blogMetadata(page: number) {
  const title = page === 1 ? TITLE : `${TITLE}, page ${page}`
  const path = paths.blog({ page })
  return {
    title,
    description: DESCRIPTION,
    alternates: { canonical: path, types: feedLinks },
    openGraph: {
      title,
      description: DESCRIPTION,
      url: path,
      type: 'website' as const,
      siteName: site.name,
      locale: site.locale,
      images: [shareImage(paths.blogImage(), `${TITLE}. ${site.name}`)],
    },
    twitter: { card: 'summary_large_image' as const },
  }
}
