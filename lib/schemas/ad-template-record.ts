import * as z from 'zod/mini'
import { adTemplateFields } from './ad-template-fields'
import { cleanParagraphs, optionalText, requiredText } from './text-rules'

/** Empty for all clients. */
const client = z._default(z.union([z.uuid(), z.literal('')], 'Choose a client'), '')

const shape = {
  name: requiredText(adTemplateFields.name),
  description: optionalText(adTemplateFields.description, cleanParagraphs),
  client,
}

/** Each field by itself. */
export const adTemplateEdits = shape satisfies Record<string, z.ZodMiniType<string>>

/**
 * `id` is made with the form, so that the same form sent twice makes one template. `from` is a template whose layout is copied;
 * empty for the first layout.
 */
export const newAdTemplateSchema = z.object({
  id: z.uuid(),
  from: z._default(z.union([z.uuid(), z.literal('')]), ''),
  ...shape,
})
