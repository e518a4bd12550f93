import type { ListSpec } from '@/lib/list/query'
import { hasKey } from '@/lib/text/untrusted'
import type { ArticleCheck } from './checklist'

export const ARTICLE_STATUS_LABELS = {
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Draft',
} as const
export type ArticleStatus = keyof typeof ARTICLE_STATUS_LABELS

export const toArticleStatus = (stored: string): ArticleStatus =>
  hasKey(ARTICLE_STATUS_LABELS, stored) ? stored : 'draft'

export const ARTICLE_STEPS = ['publish', 'unpublish', 'schedule'] as const
export type ArticleStep = (typeof ARTICLE_STEPS)[number]

/** What staff write, as forms post it. */
export const ARTICLE_FIELDS = [
  'title',
  'body',
  'excerpt',
  'picture',
  'focusX',
  'focusY',
  'alt',
  'metaTitle',
  'metaDescription',
  'keyword',
  'topic',
  'unlisted',
] as const
export type ArticleField = (typeof ARTICLE_FIELDS)[number]
export type ArticleValues = Record<ArticleField, string>

export const ARTICLE_FIELD_LABELS: Record<ArticleField, string> = {
  title: 'Title',
  body: 'Text',
  excerpt: 'Excerpt',
  picture: 'Featured picture',
  focusX: 'Focus left to right',
  focusY: 'Focus top to bottom',
  alt: 'What the picture shows',
  metaTitle: 'Title for search engines',
  metaDescription: 'Description for search engines',
  keyword: 'Focus keyword',
  topic: 'Topic cluster',
  unlisted: 'Left out of lists and suggestions',
}

export const ARTICLE_MISSING_LABELS = {
  picture: 'Without a picture',
  alt: 'Without a text for its picture',
  excerpt: 'Without an excerpt',
  description: 'Without a description for search engines',
  keyword: 'Without a focus keyword',
  topic: 'Without a topic',
} as const
export type ArticleMissing = keyof typeof ARTICLE_MISSING_LABELS

export const ARTICLE_LIST = {
  name: 'articles',
  nouns: ['article', 'articles'],
  searchLabel: 'Title, keyword or topic',
  columns: {
    title: { label: 'Title', sort: 'up' },
    status: { label: 'Status', sort: 'up' },
    words: { label: 'Words', sort: 'down' },
    topic: { label: 'Topic', sort: 'up' },
    published: { label: 'Published', sort: 'down' },
    scheduled: { label: 'Goes live', sort: 'up' },
    changed: { label: 'Changed', sort: 'down' },
    keyword: { label: 'Keyword', sort: 'up', isHiddenByDefault: true },
    listed: { label: 'In lists', isHiddenByDefault: true },
  },
  filters: {
    status: {
      label: 'Status',
      anyLabel: 'Any status',
      accepts: (value) => hasKey(ARTICLE_STATUS_LABELS, value),
    },
    topic: { label: 'Topic', anyLabel: 'Any topic', accepts: (value) => value.length <= 100 },
    missing: {
      label: 'Missing',
      anyLabel: 'Complete or not',
      accepts: (value) => hasKey(ARTICLE_MISSING_LABELS, value),
    },
  },
  order: { by: 'changed', isDescending: true },
} as const satisfies ListSpec

export type ArticleColumn = keyof typeof ARTICLE_LIST.columns
export type ArticleFilter = keyof typeof ARTICLE_LIST.filters

/** Of many articles at once. */
export const ARTICLE_CHANGE_LABELS = {
  publish: 'Publish',
  unpublish: 'Back to draft',
  schedule: 'Schedule…',
  list: 'Put into lists and suggestions',
  unlist: 'Leave out of lists and suggestions',
  topic: 'Set the topic…',
} as const
export type ArticleChange = keyof typeof ARTICLE_CHANGE_LABELS

/** Of one article of many. 'live': it is published already, so it cannot be scheduled. */
export type ArticleOutcome = {
  id: string
  outcome: 'done' | 'unchanged' | 'incomplete' | 'live' | 'missing'
  gaps: ArticleCheck[]
}
