import type { FormValues } from './form-state'

/** Longer than any field may be, so a text that is cut here is still refused as too long by its schema. */
const MAX_READ = 20_000

/** Every posted text but the entries that the framework adds; files are ignored, and of a repeated name the last counts. */
export function readValues(formData: FormData): FormValues {
  const values: [string, string][] = []
  for (const [name, value] of formData) {
    if (typeof value === 'string' && !name.startsWith('$')) values.push([name, value.slice(0, MAX_READ)])
  }
  return Object.fromEntries(values)
}
