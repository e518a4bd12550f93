import type * as z from 'zod/mini'
import type { FieldErrors, FormState } from './form-state'
import { readValues } from './read-values'

type ParsedForm<Data> = { ok: true; data: Data } | { ok: false; state: FormState }

/** Reads a posted form by its schema. Of several messages for one field the first is kept. */
export function parseForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  formData: FormData,
): ParsedForm<z.output<Schema>> {
  const values = readValues(formData)
  const result = schema.safeParse(values)
  if (result.success) return { ok: true, data: result.data }
  const errors: FieldErrors = {}
  for (const issue of result.error.issues) errors[String(issue.path[0])] ??= issue.message
  return { ok: false, state: { status: 'invalid', errors, values } }
}
