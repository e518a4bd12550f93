import { stateByName } from '@/lib/content/states'
import { paths } from '@/lib/paths'
import { placeTags } from './place-tags'

/** What tells which public pages a place page is on. */
export type PlacedPage = { slug: string; city: string | null; state: string }

export type PlaceChange = {
  pages: readonly PlacedPage[]
  /** Slugs of the cities that link to them, before or after the change. */
  neighbors: readonly string[]
  /** They lead to a page while it is published. */
  oldSlugs: readonly string[]
}

/** What to revalidate. */
export type Renewal = { tags: string[]; paths: string[] }

/** Of 'springfield-il': 'springfield'. */
const bareSlug = (slug: string) => slug.replace(/-[a-z]{2}$/, '')

const ownTags = ({ slug }: PlacedPage) => [placeTags.one(slug), placeTags.sitemap]

const linkTags = ({ slug, city, state }: PlacedPage) =>
  city === null
    ? []
    : [placeTags.listsOf(state), placeTags.named(bareSlug(slug)), placeTags.neighborsOf(slug)]

const toRenewal = (tags: readonly string[], slugs: readonly string[]): Renewal => ({
  tags: [...new Set(tags)],
  paths: [...new Set(slugs)].map((slug) => paths.place(slug)),
})

/** After a change of what these pages say: they and the sitemap. */
export const textRenewal = (pages: readonly PlacedPage[]): Renewal =>
  toRenewal(
    pages.flatMap(ownTags),
    pages.map(({ slug }) => slug),
  )

/**
 * After a change of whether or where these pages are, also exactly what links to them: the lists of their states, the cities
 * beside them in the alphabet, and the choice between cities of one name.
 */
export const placeRenewal = ({ pages, neighbors, oldSlugs }: PlaceChange): Renewal =>
  toRenewal(
    [
      ...pages.flatMap(ownTags),
      ...pages.flatMap(linkTags),
      ...neighbors.map(placeTags.neighborsOf),
      ...oldSlugs.map(placeTags.one),
    ],
    [
      ...pages.map(({ slug }) => slug),
      ...neighbors,
      ...oldSlugs,
      ...pages.flatMap(({ state }) => stateByName(state)?.slug ?? []),
    ],
  )
