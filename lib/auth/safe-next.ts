import { paths } from '@/lib/paths'

const BASE = 'https://own.invalid'
const MAX_LENGTH = 2048

/** Returning to one of these would ask for the sign-in again or show raw data. */
const EXCLUDED = new Set([paths.login(), paths.secondStep(), paths.secondFactor(), paths.viewer()])

/**
 * Null unless `value` is an address inside this site. Checked after parsing, as a browser parses: `//evil.test`,
 * `/\evil.test`, `/%09/evil.test` and `/.//evil.test` all lead to other sites.
 */
export function safeNext(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null
  if (!value.startsWith('/') || !URL.canParse(value, BASE)) return null
  const { origin, pathname, search } = new URL(value, BASE)
  if (origin !== BASE || pathname.startsWith('//') || EXCLUDED.has(pathname)) return null
  return pathname + search
}
