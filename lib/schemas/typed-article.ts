import type { ArticleValues } from '@/lib/blog/articles'
import { restoreLineEnds } from '@/lib/text/line-ends'
import type { ArticleDraft } from './article'

/** What the form says. `base` is what it began with: its line ends stay. */
export const toTypedArticle = (draft: ArticleDraft, base: ArticleValues): ArticleValues => ({
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
