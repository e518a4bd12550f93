/** Narrow cache tags of public reads of place pages, beside the broad `tags.geoPages`. */
export const placeTags = {
  one: (slug: string) => `place:${slug}`,
  /** The lists of the cities of a state. `state` is its full name. */
  listsOf: (state: string) => `places-of:${state}`,
  /** The links of a city to those beside it in the alphabet. */
  neighborsOf: (slug: string) => `neighbors-of:${slug}`,
  /** The cities of one name. `bareSlug` lacks the state, as in 'springfield'. */
  named: (bareSlug: string) => `places-named:${bareSlug}`,
  sitemap: 'places-in-sitemap',
}
