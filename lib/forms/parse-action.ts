import type * as z from 'zod/mini'
import type { ActionState } from './action-state'
import type { FormValues } from './form-state'
import { parseForm } from './parse-form'
import { readValues } from './read-values'
import { withoutSecrets } from './secrets'

type Parsed<Data> = { ok: true; data: Data; values: FormValues } | { ok: false; state: ActionState }

/** Reads the form of an action by its schema. `values` may be sent back to the page. */
export function parseAction<Schema extends z.ZodMiniType>(
  schema: Schema,
  formData: FormData,
): Parsed<z.output<Schema>> {
  const form = parseForm(schema, formData)
  const values = withoutSecrets(readValues(formData))
  if (form.ok) return { ok: true, data: form.data, values }
  const errors = form.state.status === 'invalid' ? form.state.errors : {}
  return { ok: false, state: { errors, values } }
}
