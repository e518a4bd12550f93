/**
 * Metadata of a page that shows that its record does not exist. The page cache answers 404 because of the last line:
 * `notFound()` would leave the page empty without scripts.
 */
export const missingMetadata = (title = 'Page not found') => ({
  title,
  robots: { index: false },
  other: { 'prerender-status-code': '404' },
})
