export type OverviewTable =
  | 'videos'
  | 'seo_blog_posts'
  | 'service_geo_pages'
  | 'slug_redirects'
  | 'path_redirects'
  | 'industries'
  | 'home_slots'

/** The most urgent first. Those that begin with 'check-' come from the last check of the whole site. */
export const FINDING_KINDS = [
  'unscheduled',
  'check-unreachable',
  'check-broken-link',
  'check-broken-picture',
  'missing-address',
  'check-contradiction',
  'check-structured-data',
  'check-no-title',
  'no-alt',
  'double',
  'thin',
  'check-no-alt',
  'check-alike',
  'no-description',
  'check-few-links',
  'no-captions',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

type FindingText = { title: [one: string, many: string]; advice: string }

export const FINDING_TEXTS: Record<FindingKind, FindingText> = {
  unscheduled: {
    title: ['article could not go live on time', 'articles could not go live on time'],
    advice: 'They lacked something when they were due.',
  },
  'check-unreachable': {
    title: ['page does not answer', 'pages do not answer'],
    advice: 'Search engines and visitors come to an error.',
  },
  'check-broken-link': {
    title: ['link leads nowhere', 'links lead nowhere'],
    advice: 'Change the link, or add a redirect.',
  },
  'check-broken-picture': {
    title: ['picture or film is gone', 'pictures or films are gone'],
    advice: 'A page shows an empty frame.',
  },
  'missing-address': {
    title: [
      'missing address is asked for again and again',
      'missing addresses are asked for again and again',
    ],
    advice: 'Three times or more in 30 days. A redirect leads these visitors on.',
  },
  'check-contradiction': {
    title: ['page contradicts the sitemap or itself', 'pages contradict the sitemap or themselves'],
    advice: 'Search engines are told different things.',
  },
  'check-structured-data': {
    title: ['gap in structured data', 'gaps in structured data'],
    advice: 'Search engines show a plain link.',
  },
  'check-no-title': {
    title: ['page has no title', 'pages have no title'],
    advice: 'Search engines invent one.',
  },
  'no-alt': {
    title: ['picture has no description', 'pictures have no description'],
    advice: 'People who do not see the picture of the article learn nothing of it.',
  },
  double: {
    title: ['page has a title that another one has', 'pages have a title that another one has'],
    advice: 'Search engines show one of them.',
  },
  thin: {
    title: ['published place page is too thin for search', 'published place pages are too thin for search'],
    advice: 'They need 250 words, or a film from there.',
  },
  'check-no-alt': {
    title: ['picture on a page says nothing', 'pictures on pages say nothing'],
    advice: 'People who do not see the picture learn nothing of it.',
  },
  'check-alike': {
    title: ['page says what another one says', 'pages say what another one says'],
    advice: 'Search engines show one of them.',
  },
  'check-few-links': {
    title: ['page has fewer than three links to it', 'pages have fewer than three links to them'],
    advice: 'Visitors and search engines hardly find it.',
  },
  'no-description': {
    title: ['page has no description of its own', 'pages have no description of their own'],
    advice: 'Search engines show a general sentence.',
  },
  'no-captions': {
    title: ['film has no captions', 'films have no captions'],
    advice: 'Many people watch without sound.',
  },
}

export type Finding = {
  kind: FindingKind
  total: number
  /** At most three. `table` is null for a page without a record: its label is the address. */
  examples: { table: OverviewTable | null; id: string; label: string; detail: string | null }[]
}

const SHOWN = 5

/** The five that matter most. */
export const mostUrgent = (findings: readonly Finding[]): Finding[] =>
  findings
    .toSorted((one, other) => FINDING_KINDS.indexOf(one.kind) - FINDING_KINDS.indexOf(other.kind))
    .slice(0, SHOWN)

export const findingTitle = ({ kind, total }: Pick<Finding, 'kind' | 'total'>): string =>
  FINDING_TEXTS[kind].title[total === 1 ? 0 : 1]
