import { paths } from '@/lib/paths'

const BASE = 'https://own.invalid'
const MAX_LENGTH = 2048

/** Going back to one of these after signing in would ask the person to sign in again, or show raw data. */
const NEVER = new Set([paths.login(), paths.viewer()])

/**
 * The page to return to after signing in, when `value` is an address inside this site; otherwise null. Judged after
 * parsing, as a browser would: `//evil.test`, `/\evil.test`, `/%09/evil.test` and `/.//evil.test` all lead elsewhere.
 */
export function safeNext(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null
  if (!value.startsWith('/') || !URL.canParse(value, BASE)) return null
  const { origin, pathname, search } = new URL(value, BASE)
  if (origin !== BASE || pathname.startsWith('//') || NEVER.has(pathname)) return null
  return pathname + search
}
