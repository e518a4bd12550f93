/** One page of each kind that search engines list. */
export const PAGE_KINDS: readonly string[] = [
  '/',
  '/videos',
  '/videos/hemp-pots-from-field-to-nursery',
  '/videos/industry/food-and-beverage',
  '/video-production-in/detroit-mi',
  '/video-production-in/texas',
  '/videographers-near-me',
  '/hiring-videographers',
  '/get-started',
  '/blog',
  '/blog/how-to-compare-two-video-quotes',
  '/privacy-policy',
]
