import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { BlogIndex } from '@/components/site/blog/blog-index'
import { countPosts, listPosts, POSTS_PER_PAGE } from '@/lib/data/website/posts'
import { paths } from '@/lib/paths'
import { blogMetadata } from '@/lib/seo/blog'

export const revalidate = 300

type Props = { params: Promise<{ number: string }> }

/** None at build: generated on first request. */
export const generateStaticParams = () => []

const parseNumber = (number: string) => (/^[1-9]\d{0,5}$/.test(number) ? Number(number) : null)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = parseNumber((await params).number)
  return page ? blogMetadata(page) : {}
}

export default async function OlderBlogPage({ params }: Props) {
  const page = parseNumber((await params).number)
  if (page === 1) permanentRedirect(paths.blog())
  const last = Math.ceil((await countPosts()) / POSTS_PER_PAGE)
  if (!page || page > last) notFound()
  return <BlogIndex posts={await listPosts(page)} page={page} last={last} />
}
