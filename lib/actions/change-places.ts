import 'server-only'
import { revalidatePath, updateTag } from 'next/cache'
import { placeRenewal, type Renewal, textRenewal } from '@/lib/data/query/place-renewal'
import { listOldSlugs } from '@/lib/data/website/old-addresses'
import { listPlacedPages, listPlaceNeighbors } from '@/lib/data/website/place-page-status'

function renew({ tags, paths }: Renewal) {
  for (const tag of tags) updateTag(tag)
  for (const path of paths) revalidatePath(path)
}

/** Runs a change of what these pages say, and renews them and the sitemap. Only for server actions. */
export async function changePlaceTexts<Result>(
  ids: string[],
  change: () => Promise<Result>,
): Promise<Result> {
  const result = await change()
  renew(textRenewal(await listPlacedPages(ids)))
  return result
}

/** Runs a change of whether or where these pages are, and renews what shows them before or after it. Only for server actions. */
export async function changePlaces<Result>(ids: string[], change: () => Promise<Result>): Promise<Result> {
  const [before, neighborsBefore] = await Promise.all([listPlacedPages(ids), listPlaceNeighbors(ids)])
  const result = await change()
  const [after, neighborsAfter] = await Promise.all([listPlacedPages(ids), listPlaceNeighbors(ids)])
  renew(
    placeRenewal({
      pages: [...before, ...after],
      neighbors: [...neighborsBefore, ...neighborsAfter],
      oldSlugs: await listOldSlugs('place', ids),
    }),
  )
  return result
}
