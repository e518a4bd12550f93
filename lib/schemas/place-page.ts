import * as z from 'zod/mini'
import { cleanMarkdown, optionalText, requiredText } from './text-rules'
import { draftOrigin } from './page-draft'
import { placePageFields } from './place-page-fields'

const NOT_A_SLUG = 'Use small letters and single dashes, with the state at the end, as in ann-arbor-mi'

const slug = optionalText(placePageFields.slug).check(
  z.refine((text) => text === '' || /^[a-z]+(-[a-z]+)*$/.test(text), NOT_A_SLUG),
)

export const placeSlugSchema = z.object({ slug: slug.check(z.minLength(1, 'Address is required')) })

export const newPlaceSchema = z.object({
  place: requiredText(placePageFields.place),
  slug,
  text: z._default(z.enum(['composed', 'empty'], 'Choose one'), 'composed'),
})

export const placeTextSchema = z.object({
  ...draftOrigin,
  title: requiredText(placePageFields.title),
  metaTitle: optionalText(placePageFields.metaTitle),
  metaDescription: optionalText(placePageFields.metaDescription),
  content: optionalText(placePageFields.content, cleanMarkdown),
})

export const versionSchema = z.coerce.number().check(z.int(), z.positive())
