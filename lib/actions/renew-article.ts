import 'server-only'
import { revalidatePath, updateTag } from 'next/cache'
import { tags } from '@/lib/data/query/tags'
import { paths } from '@/lib/paths'

/** After a change of what visitors read: the article, the lists and suggestions with it, the feeds and the sitemap. */
export function renewArticle(slug: string): void {
  updateTag(tags.posts)
  for (const path of [paths.post(slug), paths.rssFeed(), paths.jsonFeed(), paths.sitemap()])
    revalidatePath(path)
}
