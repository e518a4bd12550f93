/** With fewer videos the page of a place shows those of its state, then featured ones. */
export const MIN_LOCAL_VIDEOS = 4

/** Most videos on the page of a place. */
export const PLACE_TILES = 8

/** Videos on one page of an industry. */
export const INDUSTRY_TILES = 24
