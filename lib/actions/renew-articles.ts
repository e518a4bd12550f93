import 'server-only'
import { revalidatePath, updateTag } from 'next/cache'
import { tags } from '@/lib/data/query/tags'
import { paths } from '@/lib/paths'

/** After a change of what visitors read: the articles, the lists and suggestions with them, the feeds and the sitemap. */
export function renewArticles(slugs: readonly string[]): void {
  updateTag(tags.posts)
  for (const path of [...slugs.map(paths.post), paths.rssFeed(), paths.jsonFeed(), paths.sitemap()])
    revalidatePath(path)
}
