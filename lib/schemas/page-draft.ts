import * as z from 'zod/mini'
import { cleanLine } from './text-rules'

const count = z.coerce.number().check(z.int(), z.positive())

/** What a form that saves a page posts beside its texts. */
export const draftOrigin = {
  /** That the form was opened with. */
  version: count,
  /** The version whose content the form began with. */
  restored: z.optional(count),
  /** The stored version that the clashes were shown for. */
  stored: z.optional(count),
  /** Of the opened form, so that a save whose answer got lost is known as its own. */
  formId: z.optional(z.uuid()),
  /** Of the form that the restored draft was typed into. */
  earlierFormId: z.optional(z.uuid()),
}

/** A form cleans its lines; that alone is no change. In the long text spaces and line ends mean something. */
export function changedTexts<Field extends string>(
  texts: Record<Field, string>,
  base: Record<Field, string>,
  longField: NoInfer<Field>,
): Partial<Record<Field, string>> {
  const changed: Partial<Record<Field, string>> = {}
  for (const field of Object.keys(texts) as Field[]) {
    const isSame =
      texts[field] === base[field] || (field !== longField && texts[field] === cleanLine(base[field]))
    if (!isSame) changed[field] = texts[field]
  }
  return changed
}
