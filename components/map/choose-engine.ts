import { readMapsKey, type MapsKey } from '@/lib/map/maps-key'
import { paths } from '@/lib/paths'
import type { Engine, Failure } from './types'

const UNREACHABLE = 'Failed to load Google Maps API key'
const KEYLESS = 'No Google Maps API key available'

async function askForKey(): Promise<MapsKey | Failure> {
  const response = await fetch(paths.googleMapsKey(), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
  }).catch(() => null)
  if (!response) return { map: 'Failed to fetch Google Maps API key', search: UNREACHABLE }
  if (!response.ok) return { map: `HTTP error! status: ${response.status}`, search: UNREACHABLE }
  const answer: unknown = await response.json().catch(() => null)
  return readMapsKey(answer) ?? { map: 'Failed to get API key', search: KEYLESS }
}

/** Google's maps where the server has a key for them, and ours where it has none. */
export async function chooseEngine(): Promise<{ engine: Engine } | { failure: Failure }> {
  const answer = await askForKey()
  if (!('key' in answer)) return { failure: answer }
  if (answer.key === null) return { engine: (await import('./builtin/engine')).builtinEngine }
  if (!answer.key.trim()) return { failure: { map: 'Google Maps API key is required', search: KEYLESS } }
  return { engine: (await import('./google/engine')).createGoogleEngine(answer.key, answer.mapId) }
}
