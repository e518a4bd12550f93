export type AppearanceKind = 'video' | 'client' | 'industry' | 'review' | 'contact' | 'asset'

/** Something that public pages show. */
export type Shown = {
  kind: AppearanceKind
  /** Of an asset the path in the bucket `website-assets`. */
  id: string
}

/** A public page, or a file of the sitemap. */
export type Appearance = {
  path: string
  /** Of the page. */
  title: string
  /** In which sections of the page, in words. */
  shows: string
}

/** Each path once, with everything that its page shows. */
export function joinAppearances(appearances: readonly Appearance[]): Appearance[] {
  return [...Map.groupBy(appearances, ({ path }) => path).values()].flatMap((ofPath) => {
    const [first] = ofPath
    return first ? [{ ...first, shows: [...new Set(ofPath.map(({ shows }) => shows))].join(', ') }] : []
  })
}
