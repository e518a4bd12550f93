import * as z from 'zod/mini'
import { UNEDITED, type Edit, type EditState } from './edit-state'
import { readValues } from './read-values'

type ReadEdit = { ok: true; edit: Edit } | { ok: false; state: EditState }

const posted = z.object({
  version: z.coerce.number().check(z.int(), z.positive()),
  // Browsers post CRLF where the record has one line break.
  base: z.pipe(
    z.string(),
    z.transform((text: string) => text.replace(/\r\n?/g, '\n')),
  ),
  value: z.string(),
  keep: z.optional(z.string()),
})

/**
 * Reads what the form of `InlineEdit` posts.
 *
 * @param field turns what was typed into what is stored
 * @throws ZodError for what no such form posts
 */
export function readEdit(field: z.ZodMiniType<string>, formData: FormData): ReadEdit {
  const { keep, ...edit } = posted.parse(readValues(formData))
  if (keep !== undefined) return { ok: false, state: UNEDITED }
  const value = field.safeParse(edit.value)
  if (value.success) return { ok: true, edit: { ...edit, value: value.data } }
  const error = value.error.issues[0]?.message ?? 'This cannot be saved'
  return { ok: false, state: { status: 'invalid', error, edit } }
}
