import 'server-only'
import { revalidatePath, updateTag } from 'next/cache'
import { type Appearance, type AppearanceKind, joinAppearances } from '@/lib/catalogue/appearances'
import { listAppearancesOf } from '@/lib/data/catalogue/appearances'
import { listTagsOf } from '@/lib/data/catalogue/public-reads'

/** Tags alone renew the other pages. A path also renews reads of the page that have other tags. */
const MAX_PATHS = 200

type Changed<Result> = {
  result: Result
  /** The pages that showed the things before the change, or show them after it. */
  pages: Appearance[]
}

/**
 * Runs a change of records that public pages show, and revalidates exactly the pages that show them before or after it. Only for
 * server actions.
 */
export async function changeShown<Result>(
  kind: AppearanceKind,
  ids: string[],
  change: () => Promise<Result>,
): Promise<Changed<Result>> {
  const [pagesBefore, tagsBefore] = await Promise.all([listAppearancesOf(kind, ids), listTagsOf(kind, ids)])
  const result = await change()
  for (const tag of tagsBefore) updateTag(tag)
  for (const tag of await listTagsOf(kind, ids)) updateTag(tag)
  // Read after the tags are out of date, so that they are not answered from the cache.
  const pages = joinAppearances([...pagesBefore, ...(await listAppearancesOf(kind, ids))])
  for (const { path } of pages.slice(0, MAX_PATHS)) revalidatePath(path)
  return { result, pages }
}
