import { createHash } from 'node:crypto'

/**
 * UUID under which a form is stored once. Two sendings are the same when they share the sender (see `Visitor`) and the data:
 * an edited form is another one, so that no correction is lost.
 */
export function submissionKey(sender: string, data: object): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([sender, data]))
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
