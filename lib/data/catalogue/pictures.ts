import 'server-only'
import { env } from '@/lib/env'

/** Bytes. Also the most that Next caches of one answer. */
const MAX_SIZE = 2_000_000

/** Milliseconds: a picture that is later than this is done without. */
const TIMEOUT_MS = 5_000

/**
 * The file behind a path of `mediaPath`. Null when there is none, when it is too large, and for addresses elsewhere:
 * the server fetches nothing that a stored text points it to.
 */
export async function readStoredPicture(path: string): Promise<Uint8Array | null> {
  if (!path.startsWith('/storage/v1/object/public/')) return null
  try {
    const response = await fetch(`${env.SUPABASE_URL}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok || Number(response.headers.get('content-length')) > MAX_SIZE) return null
    return new Uint8Array(await response.arrayBuffer())
  } catch {
    return null
  }
}
