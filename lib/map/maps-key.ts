/** Response of the Google Maps key endpoint. A null key selects the built-in map. */
export type MapsKeyAnswer =
  { success: true; key: string | null; mapId: string } | { success: false; error: string }

export type MapsKey = { key: string | null; mapId: string }

export function readMapsKey(answer: unknown): MapsKey | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { success, key, mapId } = answer as Record<string, unknown>
  if (success !== true || (key !== null && typeof key !== 'string')) return null
  return { key, mapId: typeof mapId === 'string' ? mapId : '' }
}
