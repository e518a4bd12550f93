import { createHash } from 'node:crypto'
import type { FormValues } from './form-state'
import { visitorFields } from './visitor-fields'

const WINDOW_MS = 10 * 60_000
const NOT_CONTENT = new Set<string>(Object.values(visitorFields))

type Submission = { form: string; values: FormValues; addressHash: string; now: number }

/**
 * The same form sent twice gives the same UUID, an edited one another. Without the ticket that scripts add, the same text
 * from the same address counts as sent twice within ten minutes.
 */
export function submissionKey({ form, values, addressHash, now }: Submission): string {
  const sender = values[visitorFields.ticket] || `${addressHash} ${Math.floor(now / WINDOW_MS)}`
  const content = Object.entries(values)
    .filter(([name]) => !NOT_CONTENT.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const hex = createHash('sha256')
    .update(JSON.stringify([form, sender, content]))
    .digest('hex')
  // Version 8 of RFC 9562: the bits are the application's own.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
