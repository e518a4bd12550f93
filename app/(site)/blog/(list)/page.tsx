import type { Metadata } from 'next'
import { BlogIndex } from '@/components/site/blog/blog-index'
import { JsonLd } from '@/components/site/json-ld'
import { countPosts, listPosts, POSTS_PER_PAGE } from '@/lib/data/website/posts'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { blogMetadata } from '@/lib/seo/blog'
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumbs'

export const revalidate = 300

export const metadata: Metadata = blogMetadata(1)

const CRUMBS = [{ name: 'Home', path: paths.home() }, { name: 'Blog' }]

export default async function BlogPage() {
  const [posts, count] = await Promise.all([listPosts(1), countPosts()])
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(CRUMBS, env.SITE_URL)} />
      <BlogIndex posts={posts} page={1} last={Math.max(1, Math.ceil(count / POSTS_PER_PAGE))} />
    </>
  )
}
