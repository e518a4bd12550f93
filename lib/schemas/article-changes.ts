import { ARTICLE_FIELDS, type ArticleField, type ArticleValues } from '@/lib/blog/articles'
import { restoreLineEnds } from '@/lib/text/line-ends'
import type { ArticleDraft } from './article'
import { cleanLine } from './text-rules'

/** What the form says. `base` is what it began with: its line ends stay. */
export const toTypedValues = (draft: ArticleDraft, base: ArticleValues): ArticleValues => ({
  title: draft.title,
  body: restoreLineEnds(base.body, draft.body),
  excerpt: draft.excerpt,
  picture: draft.picture,
  focusX: String(draft.focusX),
  focusY: String(draft.focusY),
  alt: draft.alt,
  metaTitle: draft.metaTitle,
  metaDescription: draft.metaDescription,
  keyword: draft.keyword,
  topic: draft.topic,
  unlisted: draft.unlisted ?? '',
})

/** A form cleans its lines; that alone is no change. */
const isChanged = (field: ArticleField, value: string, base: string) =>
  value !== base && (field === 'body' || value !== cleanLine(base))

export const changedFields = (values: ArticleValues, base: ArticleValues): Partial<ArticleValues> =>
  Object.fromEntries(
    ARTICLE_FIELDS.filter((field) => isChanged(field, values[field], base[field])).map((field) => [
      field,
      values[field],
    ]),
  )
