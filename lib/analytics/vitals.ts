export const METRICS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

/** First segments of public addresses. The rest can contain a token or a name and is not reported. */
export const PAGE_KINDS = [
  'blog',
  'get-started',
  'hiring-videographers',
  'home',
  'other',
  'privacy-policy',
  'video-production-in',
  'videographers-near-me',
  'videos',
] as const

/** Those that say whether a page is good for people; the others say why it is not. */
export type ShownMetric = 'CLS' | 'INP' | 'LCP'
type Metric = (typeof METRICS)[number]
export type PageKind = (typeof PAGE_KINDS)[number]

/** One page load. Milliseconds, except CLS, which has no unit. */
export type VitalsReport = { page: PageKind; metrics: Partial<Record<Metric, number>> }

const isPageKind = (text: string): text is PageKind => PAGE_KINDS.some((kind) => kind === text)

export function pageKind(pathname: string): PageKind {
  const first = pathname.split('/')[1] || 'home'
  return isPageKind(first) ? first : 'other'
}
