import { listNewestPosts } from '@/lib/data/website/posts'
import { env } from '@/lib/env'
import { llmsText } from '@/lib/seo/llms'

export const revalidate = 300

const POSTS = 50

export async function GET() {
  const text = llmsText({
    posts: await listNewestPosts(POSTS),
    siteUrl: env.SITE_URL,
    email: env.CONTACT_EMAIL,
  })
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
