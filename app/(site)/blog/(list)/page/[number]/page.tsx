import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { BlogIndex } from '@/components/site/blog/blog-index'
import { NotFoundPage } from '@/components/site/not-found-page'
import { countPosts, listPosts, POSTS_PER_PAGE } from '@/lib/data/website/posts'
import { paths } from '@/lib/paths'
import { blogMetadata } from '@/lib/seo/blog'
import { missingMetadata } from '@/lib/seo/missing'

export const revalidate = 300

type Props = { params: Promise<{ number: string }> }

/** None at build: generated on first request. */
export const generateStaticParams = () => []

const parseNumber = (number: string) => (/^[1-9]\d{0,5}$/.test(number) ? Number(number) : null)

/** Null for a page that does not exist. */
async function read({ params }: Props): Promise<{ page: number; last: number } | null> {
  const page = parseNumber((await params).number)
  const last = Math.ceil((await countPosts()) / POSTS_PER_PAGE)
  return page && page <= last ? { page, last } : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props)
  return found ? blogMetadata(found.page) : missingMetadata()
}

export default async function OlderBlogPage(props: Props) {
  const found = await read(props)
  if (!found) return <NotFoundPage />
  const { page, last } = found
  if (page === 1) permanentRedirect(paths.blog())
  return <BlogIndex posts={await listPosts(page)} page={page} last={last} />
}
