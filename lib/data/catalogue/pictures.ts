import 'server-only'
import { env } from '@/lib/env'
import { DataError } from '@/lib/errors'

/** Bytes; also the largest response that Next caches. */
const MAX_SIZE = 2_000_000

const TIMEOUT_MS = 5_000

/** The picture may be there: storage did not answer, or not as it should. */
export class StorageAway extends DataError {}

/**
 * Reads a path of `mediaPath`. Null when missing, too large, or outside public storage: stored text must not make the server
 * fetch other addresses.
 *
 * @throws StorageAway
 */
export async function fetchStoredPicture(path: string): Promise<Uint8Array | null> {
  if (!path.startsWith('/storage/v1/object/public/')) return null
  try {
    const response = await fetch(`${env.SUPABASE_URL}${path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.status === 429 || response.status >= 500)
      throw new Error(`Storage answered ${response.status}`)
    if (!response.ok || Number(response.headers.get('content-length')) > MAX_SIZE) return null
    return new Uint8Array(await response.arrayBuffer())
  } catch (cause) {
    throw new StorageAway('pictures.fetchStoredPicture', { cause })
  }
}

/** As `fetchStoredPicture`, for what goes without the picture. */
export const readStoredPicture = (path: string): Promise<Uint8Array | null> =>
  fetchStoredPicture(path).catch(() => null)
