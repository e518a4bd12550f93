import * as z from 'zod/mini'
import { cleanCode, codeProblem } from '@/lib/owl/product-code'
import { type ProductField, SELLERS } from '@/lib/owl/products'
import { isPicturePath } from '@/lib/owl/picture'
import { productFields } from './product-fields'
import { cleanParagraphs, optionalText, requiredText } from './text-rules'

const name = requiredText(productFields.name)
const soldBy = z.enum(SELLERS, 'Choose who sells it')
const category = optionalText(productFields.category)
const unit = optionalText(productFields.unit)
const brand = z._default(
  z.string().check(z.refine((id) => id === '' || z.uuid().safeParse(id).success, 'Choose a brand')),
  '',
)
const code = optionalText(productFields.code).check(z.overwrite(cleanCode), ({ value, issues }) => {
  const problem = value === '' ? null : codeProblem(value)
  if (problem !== null) issues.push({ code: 'custom', message: problem, input: value })
})
const active = z.enum(['yes', 'no'], 'Choose whether it is sold')
const notes = optionalText(productFields.notes, cleanParagraphs)
const picture = z._default(
  z
    .string()
    .check(z.refine((path) => path === '' || isPicturePath('products', path), 'Upload the picture again')),
  '',
)
const pictureAlt = optionalText(productFields.pictureAlt)

/** What each field of a product takes, as text. */
export const productEdits: Record<ProductField, z.ZodMiniType<string>> = {
  name,
  soldBy,
  category,
  unit,
  brand,
  code,
  active,
  notes,
  pictureAlt,
}

export const newProductSchema = z.object({
  name,
  soldBy,
  category,
  unit,
  brand,
  code,
  notes,
  picture,
  pictureAlt,
})

export type NewProduct = z.output<typeof newProductSchema>
