const SCHEME = /^[a-z][a-z\d+.-]*:/i
const PORT_AFTER_HOST = /^[^/:]+:\d/

/**
 * Where a typed address of a website leads, with https where no scheme was typed. Null for whatever is no page on the
 * open web: other schemes, names without a dot, and addresses with a user name, which hide the host behind it.
 */
export function webAddress(typed: string): string | null {
  const hasScheme = SCHEME.test(typed) && !PORT_AFTER_HOST.test(typed)
  const url = URL.parse(hasScheme ? typed : `https://${typed}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  return /[^.]\.[^.]/.test(url.hostname) ? url.href : null
}
