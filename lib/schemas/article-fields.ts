import { ARTICLE_FIELD_LABELS as labels } from '@/lib/blog/articles'
import type { TextField } from './text-rules'

/** Separate from the schemas, so that forms do not load them. */
export const articleFields = {
  title: { label: labels.title, max: 200 },
  body: { label: labels.body, max: 200_000 },
  excerpt: { label: labels.excerpt, max: 500 },
  alt: { label: labels.alt, max: 500 },
  metaTitle: { label: labels.metaTitle, max: 200 },
  metaDescription: { label: labels.metaDescription, max: 400 },
  keyword: { label: labels.keyword, max: 100 },
  topic: { label: labels.topic, max: 100 },
} as const satisfies Record<string, TextField>
