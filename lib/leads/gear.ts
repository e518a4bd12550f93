export type GearKind = 'camera' | 'lens'

export const MAX_GEAR_NAME_LENGTH = 120
export const MAX_GEAR = 40

const clean = (name: string) => name.replace(/\s+/g, ' ').trim()

export const isSameGear = (one: string, other: string) =>
  clean(one).toLowerCase() === clean(other).toLowerCase()

/** Parses one name per line. Removes duplicates, ignoring case. */
export function readGear(text: string): string[] {
  const names = text.split('\n').map(clean).filter(Boolean)
  return names.filter((name, at) => names.findIndex((other) => isSameGear(name, other)) === at)
}

export const writeGear = (names: readonly string[]) => names.join('\n')

export type GearMatches = { names: string[]; addition: string | null }

export function matchGear(text: string, known: readonly string[], chosen: readonly string[]): GearMatches {
  const wanted = clean(text).toLowerCase()
  if (!wanted) return { names: [], addition: null }
  const names = known.filter(
    (name) => name.toLowerCase().includes(wanted) && !chosen.some((one) => isSameGear(one, name)),
  )
  const isKnown = [...names, ...chosen].some((name) => isSameGear(name, wanted))
  return { names, addition: isKnown ? null : clean(text).slice(0, MAX_GEAR_NAME_LENGTH) }
}

/** What applicants add is `pending` until staff review it. Only approved names are offered. */
const GEAR_STATUSES = ['approved', 'pending', 'declined'] as const
export type GearStatus = (typeof GEAR_STATUSES)[number]

export const GEAR_STATUS_LABELS: Record<GearStatus, string> = {
  approved: 'In the list',
  pending: 'Suggested',
  declined: 'Declined',
}

export const toGearStatus = (value: unknown): GearStatus | null =>
  GEAR_STATUSES.find((status) => status === value) ?? null

/** What staff edit in place. */
export const GEAR_FIELDS = ['name', 'brand', 'status'] as const
export type GearField = (typeof GEAR_FIELDS)[number]
