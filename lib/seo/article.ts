import type { Post } from '@/lib/blog/types'
import { paths } from '@/lib/paths'
import { site } from '@/lib/content/site'
import { feedLinks } from './blog'
import { shareImage } from './share-image'

const describe = ({ metaDescription, preview, title }: Post): string =>
  metaDescription || preview || `${title}: an article by ${site.name} about video for business.`

/** For `generateMetadata` of a post's page. */
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
