import { readMapsKey, type MapsKey } from '@/lib/map/maps-key'
import { paths } from '@/lib/paths'

/** `status` of the response: null without one, 200 when it has no key. */
type NoKey = { ok: false; status: number | null }

/** A null `key` selects the built-in map. */
export async function askForKey(): Promise<{ ok: true; maps: MapsKey } | NoKey> {
  const response = await fetch(paths.googleMapsKey(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  }).catch(() => null)
  if (!response?.ok) return { ok: false, status: response?.status ?? null }
  const maps = readMapsKey(await response.json().catch(() => null))
  return maps ? { ok: true, maps } : { ok: false, status: response.status }
}
