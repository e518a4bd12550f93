import { readPosts, type SeedPost } from '../posts/read-posts.ts'

const toRow = ({ file, head, body }: SeedPost) => ({
  status: 'published',
  dont_feature: false,
  ...head,
  created_at: `${head.created_at} 15:00+00`,
  featured_image: `blog/${file}.webp`,
  blog_post: body,
})

/** The articles, each from its Markdown file. */
export async function seed(): Promise<string> {
  const rows = JSON.stringify((await readPosts()).map(toRow)).replaceAll("'", "''")
  return `
insert into public.seo_blog_posts (
  title, blog_post, featured_image, alt_text, preview_text, status, meta_title, meta_description, focus_keyword,
  seo_topic_cluster, dont_feature, created_at, updated_at
)
select
  title, blog_post, featured_image, alt_text, preview_text, status, meta_title, meta_description, focus_keyword,
  seo_topic_cluster, dont_feature, created_at, created_at
from jsonb_populate_recordset(null::public.seo_blog_posts, '${rows}')`
}
