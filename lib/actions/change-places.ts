import 'server-only'
import { revalidatePath, updateTag } from 'next/cache'
import { stateByName } from '@/lib/content/states'
import { placeTags } from '@/lib/data/query/place-tags'
import { listOldSlugs } from '@/lib/data/website/old-addresses'
import { listPlacedPages, listPlaceNeighbors, type PlacedPage } from '@/lib/data/website/place-page-status'
import { paths } from '@/lib/paths'

/** Of 'springfield-il': 'springfield'. */
const bareSlug = (slug: string) => slug.replace(/-[a-z]{2}$/, '')

const ownTags = ({ slug }: PlacedPage) => [placeTags.one(slug), placeTags.sitemap]

const linkTags = ({ slug, city, state }: PlacedPage) =>
  city === null
    ? []
    : [placeTags.listsOf(state), placeTags.named(bareSlug(slug)), placeTags.neighborsOf(slug)]

function renew(pages: readonly PlacedPage[], tags: readonly string[], neighbors: readonly string[]) {
  for (const tag of new Set(tags)) updateTag(tag)
  for (const slug of new Set([...pages.map(({ slug }) => slug), ...neighbors]))
    revalidatePath(paths.place(slug))
}

/** Runs a change of what these pages say, and renews them and the sitemap. Only for server actions. */
export async function changePlaceTexts<Result>(
  ids: string[],
  change: () => Promise<Result>,
): Promise<Result> {
  const result = await change()
  const pages = await listPlacedPages(ids)
  renew(pages, pages.flatMap(ownTags), [])
  return result
}

/**
 * Runs a change of whether or where these pages are, and renews exactly what links to them before or after it: the lists of
 * their states, the cities beside them in the alphabet, and the choice between cities of one name. Only for server actions.
 * @param listChanged asked after the change, which can add pages
 */
export async function changePlaces<Result>(
  ids: string[],
  change: () => Promise<Result>,
  listChanged: () => Promise<string[]> = () => Promise.resolve(ids),
): Promise<Result> {
  const [before, neighborsBefore] = await Promise.all([listPlacedPages(ids), listPlaceNeighbors(ids)])
  const result = await change()
  const changed = await listChanged()
  const [after, neighborsAfter] = await Promise.all([listPlacedPages(changed), listPlaceNeighbors(changed)])
  const pages = [...before, ...after]
  const neighbors = [...neighborsBefore, ...neighborsAfter]
  // They lead to a page while it is published.
  const old = await listOldSlugs('place', ids)
  renew(
    pages,
    [
      ...pages.flatMap(ownTags),
      ...pages.flatMap(linkTags),
      ...neighbors.map(placeTags.neighborsOf),
      ...old.map(placeTags.one),
    ],
    [...neighbors, ...old, ...pages.flatMap(({ state }) => stateByName(state)?.slug ?? [])],
  )
  return result
}
