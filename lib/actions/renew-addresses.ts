import 'server-only'
import { revalidatePath, updateTag } from 'next/cache'
import { tags } from '@/lib/data/query/tags'
import { paths } from '@/lib/paths'
import { type PageKind, pathOfPage } from '@/lib/seo/page-kinds'

/**
 * After a change of an address: the page, its old address, the texts with links, lists, the sitemap and the feeds. Only for server
 * actions. Videos need `changeVideo` around the change, too.
 */
export function renewAddresses(kind: PageKind, slugs: string[]): void {
  // Any article or place page can have a link to it.
  updateTag(tags.posts)
  updateTag(tags.geoPages)
  for (const slug of slugs) revalidatePath(pathOfPage(kind, slug))
  for (const path of [paths.sitemap(), paths.rssFeed(), paths.jsonFeed()]) revalidatePath(path)
}
