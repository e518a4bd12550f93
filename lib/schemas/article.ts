import * as z from 'zod/mini'
import { postPicture } from '@/lib/blog/post'
import { articleFields as fields } from './article-fields'
import { draftOrigin } from './page-draft'
import { optionalText, requiredText } from './text-rules'

const SLUG = /[A-Za-z0-9]/

const title = requiredText(fields.title).check(
  z.refine(
    (text) => SLUG.test(text),
    'The address is made from the title: use a letter from A to Z, or a digit',
  ),
)

const percent = z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(100)), 50)

/** Spaces and line ends of the text stay: they mean something in Markdown. */
export const articleSchema = z.object({
  ...draftOrigin,
  title,
  body: z._default(
    z.string().check(
      z.maxLength(
        fields.body.max,
        `The text can have at most ${fields.body.max.toLocaleString('en-US')} characters`,
      ),
      z.overwrite((text: string) => text.replaceAll('\0', '')),
    ),
    '',
  ),
  excerpt: optionalText(fields.excerpt),
  picture: z._default(
    z.string().check(
      z.maxLength(1000),
      z.refine((path) => path === '' || postPicture(path) !== null, 'Choose a picture'),
    ),
    '',
  ),
  focusX: percent,
  focusY: percent,
  alt: optionalText(fields.alt),
  metaTitle: optionalText(fields.metaTitle),
  metaDescription: optionalText(fields.metaDescription),
  keyword: optionalText(fields.keyword),
  topic: optionalText(fields.topic),
  unlisted: z.optional(z.literal('on')),
})

export type ArticleDraft = z.output<typeof articleSchema>

export const newArticleSchema = z.object({ title })
