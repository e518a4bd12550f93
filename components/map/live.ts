import { askForKey } from './fetch-maps-key'
import { LiveMap } from './live-map'
import type { Engine, Failure } from './types'

/** Loaded on demand. */
export type Live = { LiveMap: typeof LiveMap; engine: Engine }

export async function startLive(): Promise<{ live: Live } | { failure: Failure }> {
  const choice = await chooseEngine()
  return 'engine' in choice ? { live: { LiveMap, engine: choice.engine } } : choice
}

const UNREACHABLE = 'Failed to load Google Maps API key'
const KEYLESS = 'No Google Maps API key available'

function failureOf(status: number | null): Failure {
  if (status === null) return { map: 'Failed to fetch Google Maps API key', search: UNREACHABLE }
  if (status !== 200) return { map: `HTTP error! status: ${status}`, search: UNREACHABLE }
  return { map: 'Failed to get API key', search: KEYLESS }
}

/** Google Maps if the server has a key, otherwise the built-in map. */
export async function chooseEngine(): Promise<{ engine: Engine } | { failure: Failure }> {
  const answer = await askForKey()
  if (!answer.ok) return { failure: failureOf(answer.status) }
  const { key, mapId } = answer.maps
  if (key === null) return { engine: (await import('./builtin/engine')).builtinEngine }
  if (!key.trim()) return { failure: { map: 'Google Maps API key is required', search: KEYLESS } }
  return { engine: (await import('./google/engine')).createGoogleEngine(key, mapId) }
}
