import { FEED_TITLE } from '@/lib/blog/feeds'
import type { Post } from '@/lib/blog/post'
import { site } from '@/lib/content/site'
import { paths } from '@/lib/paths'
import { shareImage } from './share-image'

const TITLE = 'Field Notes: Video for Business'
const DESCRIPTION =
  'Practical articles about planning, budgeting, filming, editing and using business video, written by the crew and the producers who do it every week.'

const describePage = (page: number): string =>
  page === 1
    ? DESCRIPTION
    : `Page ${page} of our articles about planning, budgeting, filming, editing and using business video, from the newest to the oldest.`

/** Page metadata replaces the layout's, so pages repeat the feed links. */
const feedLinks = {
  'application/rss+xml': [{ url: paths.rssFeed(), title: FEED_TITLE }],
  'application/feed+json': [{ url: paths.jsonFeed(), title: FEED_TITLE }],
}

/** Every page of the list is canonical. `page` counts from 1. */
export function blogMetadata(page: number) {
  const title = page === 1 ? TITLE : `${TITLE}, page ${page}`
  const path = paths.blog({ page })
  const description = describePage(page)
  return {
    title,
    description,
    alternates: { canonical: path, types: feedLinks },
    openGraph: {
      title,
      description,
      url: path,
      type: 'website' as const,
      siteName: site.name,
      locale: site.locale,
      images: [shareImage(paths.blogImage(), `${TITLE}. ${site.name}`)],
    },
    twitter: { card: 'summary_large_image' as const },
  }
}

const describe = ({ metaDescription, preview, title }: Post): string =>
  metaDescription || preview || `${title}: an article by ${site.name} about video for business.`

export function articleMetadata(post: Post) {
  const { title, metaTitle, slug, topic, focusKeyword, createdAt, updatedAt } = post
  const description = describe(post)
  return {
    title: metaTitle || title,
    description,
    keywords: [focusKeyword, topic].filter((word) => word !== null),
    alternates: { canonical: paths.post(slug), types: feedLinks },
    openGraph: {
      title,
      description,
      type: 'article' as const,
      url: paths.post(slug),
      publishedTime: createdAt,
      modifiedTime: updatedAt,
      section: topic ?? undefined,
      siteName: site.name,
      locale: site.locale,
      images: [shareImage(paths.postImage(slug), [topic, title].filter(Boolean).join(': '))],
    },
    twitter: { card: 'summary_large_image' as const },
  }
}

/** Schema.org Article. `siteUrl` is the public origin. */
export function articleJsonLd(post: Post, words: number, siteUrl: string): Record<string, unknown> {
  const { title, slug, picture, topic, focusKeyword, createdAt, updatedAt } = post
  const absolute = (address: string) => new URL(address, siteUrl).href
  const publisher = {
    '@type': 'Organization',
    '@id': `${absolute(paths.home())}#organization`,
    name: site.name,
    url: absolute(paths.home()),
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: describe(post),
    mainEntityOfPage: absolute(paths.post(slug)),
    url: absolute(paths.post(slug)),
    image: [absolute(paths.postImage(slug)), ...(picture ? [absolute(picture)] : [])],
    datePublished: createdAt,
    dateModified: updatedAt,
    author: publisher,
    publisher,
    wordCount: words,
    inLanguage: 'en-US',
    ...(topic && { articleSection: topic }),
    ...(focusKeyword && { keywords: focusKeyword }),
  }
}
