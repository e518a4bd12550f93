export type AppearanceKind =
  'video' | 'captions' | 'client' | 'industry' | 'review' | 'contact' | 'asset' | 'home-slot'

/** A record that public pages show. */
export type Shown = { kind: AppearanceKind; id: string }

/** A public page, or a file of the sitemap. */
export type Appearance = {
  path: string
  /** Of the page. */
  title: string
  /** In which sections of the page, in words. */
  shows: string
  /** Full name, on the page of a place. */
  state?: string
}

/** Each path once, with everything that its page shows. */
export function joinAppearances(appearances: readonly Appearance[]): Appearance[] {
  return [...Map.groupBy(appearances, ({ path }) => path).values()].flatMap((ofPath) => {
    const [first] = ofPath
    return first ? [{ ...first, shows: [...new Set(ofPath.map(({ shows }) => shows))].join(', ') }] : []
  })
}

export type AppearanceGroup = { shows: string; state: string; pages: Appearance[] }

/** Pages of places come in thousands: those of one state that show the same are one group. */
export function groupAppearances(pages: readonly Appearance[]): {
  single: Appearance[]
  groups: AppearanceGroup[]
} {
  const single = pages.filter(({ state }) => state === undefined)
  const groups = new Map<string, AppearanceGroup>()
  for (const page of pages) {
    if (page.state === undefined) continue
    const { shows, state } = page
    const key = JSON.stringify([shows, state])
    const group = groups.get(key) ?? { shows, state, pages: [] }
    group.pages.push(page)
    groups.set(key, group)
  }
  const byName = (one: AppearanceGroup, other: AppearanceGroup) =>
    one.shows.localeCompare(other.shows, 'en') || one.state.localeCompare(other.state, 'en')
  return { single, groups: [...groups.values()].toSorted(byName) }
}
