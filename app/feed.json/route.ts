import { FEED_LENGTH, jsonFeed } from '@/lib/blog/feeds'
import { listNewestPosts } from '@/lib/data/website/posts'
import { env } from '@/lib/env'

export const revalidate = 300

export async function GET() {
  const feed = jsonFeed(await listNewestPosts(FEED_LENGTH), env.SITE_URL)
  return Response.json(feed, { headers: { 'Content-Type': 'application/feed+json; charset=utf-8' } })
}
