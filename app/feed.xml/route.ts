import { FEED_LENGTH, rssFeed } from '@/lib/blog/feeds'
import { listNewestPosts } from '@/lib/data/website/posts'
import { env } from '@/lib/env'

export const revalidate = 300

export async function GET() {
  const xml = rssFeed(await listNewestPosts(FEED_LENGTH), env.SITE_URL)
  return new Response(xml, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
