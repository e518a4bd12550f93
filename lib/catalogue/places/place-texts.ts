export const PLACE_TEXT_FIELDS = ['title', 'metaTitle', 'metaDescription', 'content'] as const

/** What staff write on a place page. `content` is Markdown; the descriptions are empty for the site's own. */
export type PlaceTexts = Record<(typeof PLACE_TEXT_FIELDS)[number], string>
