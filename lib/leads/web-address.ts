const SCHEME = /^[a-z][a-z\d+.-]*:/i
const PORT_AFTER_HOST = /^[^/:]+:\d/

/** Adds https. Null for other schemes, names without a dot, and user names, which can hide the real host. */
export function webAddress(typed: string): string | null {
  const hasScheme = SCHEME.test(typed) && !PORT_AFTER_HOST.test(typed)
  const url = URL.parse(hasScheme ? typed : `https://${typed}`)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null
  return /[^.]\.[^.]/.test(url.hostname) ? url.href : null
}
