import 'server-only'
import { cache } from 'react'
import { pictureFocus, postPicture, type Post, type PostCard } from '@/lib/blog/post'
import { DataError } from '@/lib/errors'
import { createPublicClient } from '@/lib/supabase/anonymous'
import { tags } from '@/lib/data/query/tags'

/** Divisible by one, two, three and four columns. */
export const POSTS_PER_PAGE = 24
const SUGGESTED = 5

const CARD_COLUMNS =
  'id, slug, title, preview_text, featured_image, image_focus_x, image_focus_y, published_at, created_at'
const POST_COLUMNS =
  `${CARD_COLUMNS}, blog_post, alt_text, seo_topic_cluster, focus_keyword, meta_title, meta_description, updated_at` as const

type CardRow = {
  id: string
  slug: string
  title: string
  preview_text: string | null
  featured_image: string | null
  image_focus_x: number
  image_focus_y: number
  published_at: string | null
  created_at: string
}

const toCard = (row: CardRow): PostCard => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  preview: row.preview_text?.trim() ?? '',
  picture: postPicture(row.featured_image),
  ...pictureFocus(row.image_focus_x, row.image_focus_y),
  createdAt: new Date(row.published_at ?? row.created_at).toISOString(),
})

type PostRow = CardRow & {
  blog_post: string
  alt_text: string | null
  seo_topic_cluster: string | null
  focus_keyword: string | null
  meta_title: string | null
  meta_description: string | null
  updated_at: string
}

/** Also of a draft, for its preview. */
export const toPost = (row: PostRow): Post => ({
  ...toCard(row),
  body: row.blog_post,
  pictureAlt: row.alt_text?.trim() ?? '',
  topic: row.seo_topic_cluster,
  focusKeyword: row.focus_keyword,
  metaTitle: row.meta_title,
  metaDescription: row.meta_description,
  updatedAt: new Date(row.updated_at).toISOString(),
})

const published = () => createPublicClient([tags.posts]).from('seo_blog_posts')

const listed = () =>
  published()
    .select(CARD_COLUMNS)
    .eq('status', 'published')
    .eq('dont_feature', false)
    .order('published_at', { ascending: false })
    .order('id')

/** Titles may give the same slug: the newest post wins. Null for unknown slugs and drafts alike. */
export const getPublishedPost = cache(async (slug: string): Promise<Post | null> => {
  const { data, error } = await published()
    .select(POST_COLUMNS)
    .eq('slug', slug)
    .eq('status', 'published')
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle()
  if (error) throw new DataError('posts.getPublishedPost', { cause: error })
  return data && toPost(data)
})

export const countPosts = cache(async (): Promise<number> => {
  const { count, error } = await published()
    .select('id', { count: 'exact', head: true })
    .eq('status', 'published')
    .eq('dont_feature', false)
  if (error || count === null) throw new DataError('posts.countPosts', { cause: error })
  return count
})

export async function listPosts(page: number): Promise<PostCard[]> {
  const from = (page - 1) * POSTS_PER_PAGE
  const { data, error } = await listed().range(from, from + POSTS_PER_PAGE - 1)
  if (error) throw new DataError('posts.listPosts', { cause: error })
  return data.map(toCard)
}

export async function listNewestPosts(limit: number): Promise<PostCard[]> {
  const { data, error } = await listed().limit(limit)
  if (error) throw new DataError('posts.listNewestPosts', { cause: error })
  return data.map(toCard)
}

/** At most five other posts: same topic first, then the newest. */
export async function listSuggestedPosts({ slug, topic }: Pick<Post, 'slug' | 'topic'>): Promise<PostCard[]> {
  const others = () => listed().neq('slug', slug)
  const [related, newest] = await Promise.all([
    others()
      .eq('seo_topic_cluster', topic ?? '')
      .limit(SUGGESTED),
    // Enough even if all of them are in the first list too.
    others().limit(2 * SUGGESTED),
  ])
  const error = related.error ?? newest.error
  if (error || !related.data || !newest.data)
    throw new DataError('posts.listSuggestedPosts', { cause: error })
  const posts = new Map([...related.data, ...newest.data].map((row) => [row.slug, row]))
  return [...posts.values()].slice(0, SUGGESTED).map(toCard)
}
