/** Drawings change only with a deployment. */
export const CACHED_DRAWING = { 'Cache-Control': 'public, max-age=604800, stale-while-revalidate=2592000' }
