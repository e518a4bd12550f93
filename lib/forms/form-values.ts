import type { FormValues } from './form-state'

/** Longer than any field may be, so its schema still rejects a truncated text as too long. */
const MAX_LENGTH = 20_000

const SECRET = /password|token/i

/** The posted texts without the framework's own entries and without files. The last value of a repeated name wins. */
export function readValues(formData: FormData): FormValues {
  const values: [string, string][] = []
  for (const [name, value] of formData) {
    if (typeof value === 'string' && !name.startsWith('$')) values.push([name, value.slice(0, MAX_LENGTH)])
  }
  return Object.fromEntries(values)
}

/** Removes passwords and tokens, recognized by field name, which must not be stored or sent back to a page. */
export const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !SECRET.test(name)))
