import 'server-only'
import { env } from '@/lib/env'

/** Bytes; also the largest response that Next caches. */
const MAX_SIZE = 2_000_000

const TIMEOUT_MS = 5_000

/**
 * Reads a path of `mediaPath`. Null when missing, too large, late, or outside public storage: stored text must not
 * make the server fetch other addresses.
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
