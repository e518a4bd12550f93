/** Asked for again each time: unpublished captions must not live on in caches. */
export const CAPTIONS_HEADERS = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
} as const
