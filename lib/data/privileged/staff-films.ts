import 'server-only'
import { signFilmFile } from './film-storage'

/** Milliseconds until storage begins to answer. */
const TIMEOUT_MS = 30_000

const PASSED = ['accept-ranges', 'content-length', 'content-range', 'content-type', 'etag', 'last-modified']

/**
 * A private file as a response of this site, so that a canvas may read its pictures. Passes ranges on. Check first that the person
 * may see it.
 */
export async function answerFilmFile(key: string, request: Request): Promise<Response | null> {
  const address = await signFilmFile(key)
  if (!address) return null
  const range = request.headers.get('range')
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  const file = await fetch(address, {
    headers: range ? { Range: range } : {},
    cache: 'no-store',
    signal: AbortSignal.any([request.signal, timeout.signal]),
  }).finally(() => clearTimeout(timer))
  if (!file.ok && file.status !== 416) return null
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' })
  for (const name of PASSED) {
    const value = file.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(file.body, { status: file.status, headers })
}
