import 'server-only'
import {
  type ArticleField,
  type ArticleStatus,
  type ArticleValues,
  toArticleStatus,
} from '@/lib/blog/articles'
import { type ArticleCheck, toArticleChecks } from '@/lib/blog/checklist'
import { DataError, isRefused, UNIQUE_VIOLATION } from '@/lib/errors'
import type { Json } from '@/lib/supabase/database.types'
import { createSessionClient } from '@/lib/supabase/server'
import type { PageContent, PageTexts } from './page-versions'

export type ArticleRecord = {
  id: string
  slug: string
  version: number
  status: ArticleStatus
  values: ArticleValues
  words: number
  /** When visitors first saw it, ISO 8601. */
  publishedAt: string | null
  /** When it goes live, ISO 8601. */
  publishAt: string | null
  createdAt: string
  changedAt: string
  /** What it lacked when it was due. */
  problem: ArticleCheck[]
}

/** The columns behind the fields. */
const COLUMNS = {
  title: 'title',
  body: 'blog_post',
  excerpt: 'preview_text',
  picture: 'featured_image',
  focusX: 'image_focus_x',
  focusY: 'image_focus_y',
  alt: 'alt_text',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  keyword: 'focus_keyword',
  topic: 'seo_topic_cluster',
  unlisted: 'dont_feature',
} as const satisfies Record<ArticleField, string>

const FIELDS = Object.keys(COLUMNS) as ArticleField[]

const DEFAULTS: Partial<Record<ArticleField, string>> = { focusX: '50', focusY: '50' }

const toText = (field: ArticleField, value: Json | undefined): string => {
  if (field === 'unlisted') return value === true ? 'on' : ''
  return value === null || value === undefined ? (DEFAULTS[field] ?? '') : String(value)
}

/** Of a stored version, or of the columns of an article. */
export const toArticleValues = (content: PageContent): ArticleValues =>
  Object.fromEntries(FIELDS.map((field) => [field, toText(field, content[COLUMNS[field]])])) as ArticleValues

const toColumn = (field: ArticleField, text: string): Json => {
  if (field === 'unlisted') return text === 'on'
  if (field === 'focusX' || field === 'focusY') return Number(text)
  return text === '' && field !== 'body' ? null : text
}

const toColumns = (values: Partial<ArticleValues>): PageContent =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const text = values[field]
      return text === undefined ? [] : [[COLUMNS[field], toColumn(field, text)]]
    }),
  )

export const ARTICLE_TEXTS: PageTexts<ArticleField> = {
  kind: 'article',
  noun: 'article',
  longField: 'body',
  toTexts: toArticleValues,
  toColumns,
}

/** Null for an unknown id. */
export async function getArticle(id: string): Promise<ArticleRecord | null> {
  const client = await createSessionClient()
  const { data, error } = await client.from('seo_blog_posts').select().eq('id', id).maybeSingle()
  if (error) throw new DataError('articleRecord.getArticle', { cause: error })
  return (
    data && {
      id: data.id,
      slug: data.slug,
      version: data.version,
      status: toArticleStatus(data.status),
      values: toArticleValues(data),
      words: data.word_count,
      publishedAt: data.published_at,
      publishAt: data.publish_at,
      createdAt: data.created_at,
      changedAt: data.updated_at,
      problem: toArticleChecks(data.publish_problem?.split(', ') ?? []),
    }
  )
}

type ArticleGaps = { gaps: ArticleCheck[]; brokenLinks: string[] }

/** What keeps it from being published. */
export async function listArticleGaps(id: string): Promise<ArticleGaps> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_article_gaps', { article_id: id }).maybeSingle()
  if (error) throw new DataError('articleRecord.listArticleGaps', { cause: error })
  return { gaps: toArticleChecks(data?.gaps ?? []), brokenLinks: data?.broken_links ?? [] }
}

type SuggestingArticle = { id: string; slug: string; title: string }

/** The published articles that suggest this one, at most 200. */
export async function listSuggestingArticles(id: string): Promise<SuggestingArticle[]> {
  const client = await createSessionClient()
  const { data, error } = await client.rpc('list_suggesting_articles', { article_id: id })
  if (error) throw new DataError('articleRecord.listSuggestingArticles', { cause: error })
  return data
}

type CreatedArticle = { id: string } | 'taken' | 'refused'

export async function createArticle(title: string): Promise<CreatedArticle> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('seo_blog_posts')
    // The database makes the slug from the title.
    .insert({ title } as { title: string; slug: string })
    .select('id')
    .single()
  if (error?.code === UNIQUE_VIOLATION) return 'taken'
  if (isRefused(error)) return 'refused'
  if (error) throw new DataError('articleRecord.createArticle', { cause: error })
  return data
}

/** False when it is not a draft any more, or not for this person to delete. */
export async function deleteDraft(id: string): Promise<boolean> {
  const client = await createSessionClient()
  const { data, error } = await client
    .from('seo_blog_posts')
    .delete()
    .eq('id', id)
    .eq('status', 'draft')
    .select('id')
  if (error && !isRefused(error)) throw new DataError('articleRecord.deleteDraft', { cause: error })
  return data !== null && data.length > 0
}
