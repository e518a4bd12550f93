export type OverviewTable = 'videos' | 'seo_blog_posts' | 'service_geo_pages' | 'slug_redirects'

/** The most urgent first. */
export const FINDING_KINDS = [
  'unscheduled',
  'broken',
  'no-alt',
  'double',
  'thin',
  'no-description',
  'no-captions',
] as const
export type FindingKind = (typeof FINDING_KINDS)[number]

type FindingText = { title: [one: string, many: string]; advice: string }

export const FINDING_TEXTS: Record<FindingKind, FindingText> = {
  unscheduled: {
    title: ['article could not go live on time', 'articles could not go live on time'],
    advice: 'They lacked something when they were due.',
  },
  broken: {
    title: ['page has a link that leads nowhere', 'pages have links that lead nowhere'],
    advice: 'Read in the 300 published texts that changed last.',
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
  /** At most three. */
  examples: { table: OverviewTable; id: string; label: string; detail: string | null }[]
}

const SHOWN = 5

/** The five that matter most. */
export const mostUrgent = (findings: readonly Finding[]): Finding[] =>
  findings
    .toSorted((one, other) => FINDING_KINDS.indexOf(one.kind) - FINDING_KINDS.indexOf(other.kind))
    .slice(0, SHOWN)

export const findingTitle = ({ kind, total }: Pick<Finding, 'kind' | 'total'>): string =>
  FINDING_TEXTS[kind].title[total === 1 ? 0 : 1]
