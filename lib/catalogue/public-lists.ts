/** With fewer videos the page of a place shows those of its state, then featured ones. */
export const MIN_LOCAL_VIDEOS = 4

/** Most videos on the page of a place. */
export const PLACE_TILES = 8

/** Videos on one page of an industry, and of all films of a place. */
export const PAGE_TILES = 24

/** Most videos that the strip of a place loads on. */
export const MORE_TILES = 40
