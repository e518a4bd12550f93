import 'server-only'
import {
  type ArticleColumn,
  type ArticleFilter,
  type ArticleMissing,
  type ArticleStatus,
  toArticleStatus,
} from '@/lib/blog/articles'
import {
  batchesOf,
  pagesOf,
  type RowRange,
  searchTextFilter,
  searchWords,
  type SessionClient,
  toFoundRows,
} from '@/lib/data/query/lists'
import { inOrder, type SortKey } from '@/lib/data/query/row-order'
import { DataError } from '@/lib/errors'
import type { ListQuery } from '@/lib/list/query'
import { MAX_SELECTION, type Selection } from '@/lib/list/selection'
import { createSessionClient } from '@/lib/supabase/server'
import { hasKey } from '@/lib/text/untrusted'

export type ArticleRow = {
  id: string
  title: string
  slug: string
  status: ArticleStatus
  words: number
  topic: string | null
  keyword: string | null
  isListed: boolean
  /** When visitors first saw it, ISO 8601. */
  publishedAt: string | null
  /** When it goes live, ISO 8601. */
  publishAt: string | null
  changedAt: string
  /** It was due, and lacked something. */
  hasProblem: boolean
}

export type ArticleQuery = ListQuery<ArticleColumn, ArticleFilter>

const COLUMNS =
  'id, title, slug, status, word_count, seo_topic_cluster, focus_keyword, dont_feature, published_at, publish_at, updated_at, publish_problem'

const ORDERS = {
  title: 'title',
  status: 'status',
  words: 'word_count',
  topic: 'seo_topic_cluster',
  keyword: 'focus_keyword',
  published: 'published_at',
  scheduled: 'publish_at',
} as const

/** Only these say where nulls go: the others have none, and their indexes would not fit. */
const NULLABLE: readonly ArticleColumn[] = ['topic', 'keyword', 'published', 'scheduled']

const MISSING: Record<ArticleMissing, string> = {
  picture: 'featured_image',
  alt: 'alt_text',
  excerpt: 'preview_text',
  description: 'meta_description',
  keyword: 'focus_keyword',
  topic: 'seo_topic_cluster',
}

async function readRows(client: SessionClient, query: ArticleQuery, range: RowRange) {
  const { text, filters, sort, isDescending } = query
  let request = client.from('seo_blog_posts').select(COLUMNS, { count: range.count })
  if (filters.status) request = request.eq('status', filters.status)
  if (filters.topic) request = request.eq('seo_topic_cluster', filters.topic)
  const missing = filters.missing && MISSING[filters.missing as ArticleMissing]
  if (missing) request = request.is(missing, null)
  const words = searchTextFilter(text)
  if (words) request = request.or(words)
  const order: SortKey<(typeof ORDERS)[keyof typeof ORDERS] | 'updated_at' | 'id'>[] = [
    {
      column: hasKey(ORDERS, sort) ? ORDERS[sort] : 'updated_at',
      isDescending,
      ...(NULLABLE.includes(sort) && { nulls: 'last' }),
    },
    { column: 'id' },
  ]
  const response = await inOrder(request, order, range)
  return toFoundRows('articleList.readRows', response, order, (row): ArticleRow => ({
    id: row.id,
    title: row.title,
    slug: row.slug,
    status: toArticleStatus(row.status),
    words: row.word_count,
    topic: row.seo_topic_cluster,
    keyword: row.focus_keyword,
    isListed: !row.dont_feature,
    publishedAt: row.published_at,
    publishAt: row.publish_at,
    changedAt: row.updated_at,
    hasProblem: row.publish_problem !== null,
  }))
}

/** The filter as the functions of the database take it. */
export const toArticleFilter = ({ text, filters }: Pick<ArticleQuery, 'text' | 'filters'>) => ({
  words: searchWords(text),
  status: filters.status,
  topic: filters.topic,
  missing: filters.missing && MISSING[filters.missing as ArticleMissing],
})

export const searchArticles = pagesOf(readRows)
export const exportArticles = batchesOf(readRows)

/** Null when the list has changed since it was shown: another number of articles, or a later change. */
export async function listSelectedArticles(
  { asOf, count }: Extract<Selection, { kind: 'all' }>,
  query: ArticleQuery,
): Promise<string[] | null> {
  const client = await createSessionClient()
  const { rows, total } = await readRows(client, query, { first: 0, last: MAX_SELECTION - 1, count: 'exact' })
  const loadedAt = Date.parse(asOf)
  const isUnchanged = total === count && rows.every(({ changedAt }) => Date.parse(changedAt) <= loadedAt)
  return isUnchanged ? rows.map(({ id }) => id) : null
}

const IDS_PER_REQUEST = 100

/** By id. Articles that are gone are left out. */
export async function listTitles(ids: string[]): Promise<Map<string, string>> {
  const client = await createSessionClient()
  const titles = new Map<string, string>()
  for (let first = 0; first < ids.length; first += IDS_PER_REQUEST) {
    const { data, error } = await client
      .from('seo_blog_posts')
      .select('id, title')
      .in('id', ids.slice(first, first + IDS_PER_REQUEST))
    if (error) throw new DataError('articleList.listTitles', { cause: error })
    for (const { id, title } of data) titles.set(id, title)
  }
  return titles
}

/** The topic clusters in use, in alphabetical order. */
export async function listTopics(): Promise<string[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_article_topics')
  if (error) throw new DataError('articleList.listTopics', { cause: error })
  return data
}
