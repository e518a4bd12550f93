import * as z from 'zod/mini'
import {
  readValues,
  UNEDITED,
  withoutSecrets,
  type ActionState,
  type Edit,
  type EditState,
  type FieldErrors,
  type FormState,
  type Parsed,
} from './form-state'

function fieldErrors({ issues }: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) errors[String(issue.path[0])] ??= issue.message
  return errors
}

export function parseForm<Schema extends z.core.$ZodType>(
  schema: Schema,
  formData: FormData,
): Parsed<z.output<Schema>, FormState> {
  const values = readValues(formData)
  const result = z.safeParse(schema, values)
  if (result.success) return { ok: true, data: result.data, values }
  return { ok: false, state: { status: 'invalid', errors: fieldErrors(result.error), values } }
}

export function parseAction<Schema extends z.core.$ZodType>(
  schema: Schema,
  formData: FormData,
  { maxLength }: { maxLength?: number } = {},
): Parsed<z.output<Schema>, ActionState> {
  const values = readValues(formData, maxLength)
  const result = z.safeParse(schema, values)
  if (result.success) return { ok: true, data: result.data, values: withoutSecrets(values) }
  return { ok: false, state: { errors: fieldErrors(result.error), values: withoutSecrets(values) } }
}

const postedEdit = z.object({
  version: z.coerce.number().check(z.int(), z.positive()),
  // Browsers post CRLF where the record has one line break.
  base: z.pipe(
    z.string(),
    z.transform((text: string) => text.replace(/\r\n?/g, '\n')),
  ),
  value: z.string(),
  keep: z.optional(z.string()),
})

/** For `InlineEdit`. `field` is the schema of the stored value. @throws ZodError for a request that this form cannot post. */
export function parseEdit(field: z.ZodMiniType<string>, formData: FormData): Parsed<Edit, EditState> {
  const values = readValues(formData)
  const { keep, ...edit } = postedEdit.parse(values)
  if (keep !== undefined) return { ok: false, state: UNEDITED }
  const value = field.safeParse(edit.value)
  if (value.success) return { ok: true, data: { ...edit, value: value.data }, values }
  const error = value.error.issues[0]?.message ?? 'This cannot be saved'
  return { ok: false, state: { status: 'invalid', error, edit } }
}
