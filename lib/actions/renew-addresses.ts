import 'server-only'
import { revalidatePath, updateTag } from 'next/cache'
import { listTextsWithLinks } from '@/lib/data/catalogue/text-links'
import { placeTags } from '@/lib/data/query/place-tags'
import { tags } from '@/lib/data/query/tags'
import { videoTags } from '@/lib/data/query/video-tags'
import { listOldSlugs } from '@/lib/data/website/old-addresses'
import { paths } from '@/lib/paths'
import { type PageKind, pathOfPage } from '@/lib/seo/page-kinds'
import { renewArticles } from './renew-articles'

type Page = { kind: PageKind; slug: string }

const TAGS: Record<PageKind, (slug: string) => string> = {
  video: videoTags.one,
  place: placeTags.one,
  article: () => tags.posts,
}

/**
 * After a change of an address: the page at its present and old addresses, and the texts whose links followed. Only for server
 * actions. Videos need `changeVideo` around the change, places `changePlaces`.
 * @param slugs those that the page has, had, or does not lead from any more
 */
export async function renewAddresses(
  kind: PageKind,
  id: string,
  slugs: readonly string[],
  linking: readonly Page[] = [],
): Promise<void> {
  const own = [...slugs, ...(await listOldSlugs(kind, [id]))].map((slug) => ({ kind, slug }))
  const pages = [...own, ...linking]
  for (const tag of new Set(pages.map((page) => TAGS[page.kind](page.slug)))) updateTag(tag)
  for (const page of pages) revalidatePath(pathOfPage(page.kind, page.slug))
  if (pages.some((page) => page.kind === 'article')) renewArticles([])
  else revalidatePath(paths.sitemap())
}

/** The published texts that link to a video. */
export async function renewTextsWithVideo(slug: string): Promise<void> {
  const texts = await listTextsWithLinks([paths.video(slug)])
  for (const { path } of texts) revalidatePath(path)
  if (texts.some(({ path }) => path.startsWith(paths.post('')))) renewArticles([])
}
