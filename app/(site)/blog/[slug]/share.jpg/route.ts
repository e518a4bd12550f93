import { permanentRedirect } from 'next/navigation'
import { ogImage } from '@/components/site/og/og-image'
import { findMovedPage } from '@/lib/data/website/moved-pages'
import { getPublishedPost } from '@/lib/data/website/posts'
import { paths } from '@/lib/paths'
import { longDay } from '@/lib/time/in-zone'

export const revalidate = 300

type Context = { params: Promise<{ slug: string }> }

/** None at build: drawn on first request. */
export const generateStaticParams = () => []

export async function GET(_: Request, { params }: Context) {
  const { slug } = await params
  const post = await getPublishedPost(slug)
  if (!post) {
    const moved = await findMovedPage('article', slug)
    if (moved !== null) permanentRedirect(paths.postImage(moved))
    return new Response(null, { status: 404 })
  }
  // Without the post's picture: titles over diagrams are unreadable.
  return ogImage({ eyebrow: post.topic ?? 'Field Notes', title: post.title, line: longDay(post.createdAt) })
}
