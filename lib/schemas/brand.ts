import * as z from 'zod/mini'
import { BRAND_KINDS, type BrandField, MAX_COLORS, normalizeColors } from '@/lib/owl/brands'
import { brandFields } from './brand-fields'
import { cleanParagraphs, optionalText, requiredText } from './text-rules'
import { optionalWebsite } from './website'

const name = requiredText(brandFields.name)
const kind = z.enum(BRAND_KINDS, 'Choose a kind')
const colors = optionalText(brandFields.colors).check(
  z.refine(
    (typed) => normalizeColors(typed) !== null,
    `Enter at most ${MAX_COLORS} colors, each as in #12ab9f`,
  ),
  z.overwrite((typed) => normalizeColors(typed) ?? typed),
)
const guidelines = optionalWebsite(brandFields.guidelines)
const notes = optionalText(brandFields.notes, cleanParagraphs)

/** What each field of a brand takes, as text. */
export const brandEdits: Record<BrandField, z.ZodMiniType<string>> = { name, kind, colors, guidelines, notes }

export const newBrandSchema = z.object({ name, kind, colors, guidelines, notes })

export type NewBrand = z.output<typeof newBrandSchema>
