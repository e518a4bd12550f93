import { type MapsKey, readMapsKey } from '@/lib/map/maps-key'
import { paths } from '@/lib/paths'

/** `status` is the server's, null when it did not answer at all, 200 when it answered without a key. */
type NoKey = { ok: false; status: number | null }

/** What the server says about Google's maps; a `key` of null means that ours serve. */
export async function askForKey(): Promise<{ ok: true; maps: MapsKey } | NoKey> {
  const response = await fetch(paths.googleMapsKey(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  }).catch(() => null)
  if (!response?.ok) return { ok: false, status: response?.status ?? null }
  const maps = readMapsKey(await response.json().catch(() => null))
  return maps ? { ok: true, maps } : { ok: false, status: response.status }
}
