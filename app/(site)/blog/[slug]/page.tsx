import type { Metadata } from 'next'
import { Article } from '@/components/site/blog/article'
import { VideographerInvitation } from '@/components/site/blog/videographer-invitation'
import { ClosingCta } from '@/components/site/closing-cta'
import { JsonLd } from '@/components/site/json-ld'
import { NotFoundPage } from '@/components/site/not-found-page'
import { countWords } from '@/lib/blog/post'
import { followMovedArticle } from '@/lib/data/website/moved-pages'
import { getPublishedPost, listNewestPosts, listSuggestedPosts } from '@/lib/data/website/posts'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { articleJsonLd, articleMetadata } from '@/lib/seo/blog'
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumbs'
import { missingMetadata } from '@/lib/seo/missing'

export const revalidate = 300

/** Posts to generate at build. */
const BUILT_AHEAD = 100

type Props = { params: Promise<{ slug: string }> }

export async function generateStaticParams() {
  return (await listNewestPosts(BUILT_AHEAD)).map(({ slug }) => ({ slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await getPublishedPost((await params).slug)
  return post ? articleMetadata(post) : missingMetadata()
}

export default async function PostPage({ params }: Props) {
  const { slug } = await params
  const post = await getPublishedPost(slug)
  if (!post) {
    await followMovedArticle(slug)
    return <NotFoundPage />
  }
  const suggested = await listSuggestedPosts(post)
  const words = countWords(post.body)
  const crumbs = [
    { name: 'Home', path: paths.home() },
    { name: 'Blog', path: paths.blog() },
    { name: post.title },
  ]
  return (
    <>
      <JsonLd data={articleJsonLd(post, words, env.SITE_URL)} />
      <JsonLd data={breadcrumbJsonLd(crumbs, env.SITE_URL)} />
      <Article post={post} words={words} suggested={suggested} crumbs={crumbs} />
      <VideographerInvitation />
      <ClosingCta
        title="Have something to film?"
        text="Tell us what and where. The first plan costs nothing."
      />
    </>
  )
}
