/** What the server says about Google's maps. A key of null: there is none here on purpose, and the built-in map serves. */
export type MapsKeyAnswer =
  { success: true; key: string | null; mapId: string } | { success: false; error: string }

export type MapsKey = { key: string | null; mapId: string }

/** Null for an answer without success or without a key. */
export function readMapsKey(answer: unknown): MapsKey | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { success, key, mapId } = answer as Record<string, unknown>
  if (success !== true || (key !== null && typeof key !== 'string')) return null
  return { key, mapId: typeof mapId === 'string' ? mapId : '' }
}
