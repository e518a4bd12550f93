export type GearKind = 'camera' | 'lens'

export const LONGEST_GEAR_NAME = 120
/** Of cameras, and of lenses, in one application. */
export const MOST_GEAR = 40

const clean = (name: string) => name.replace(/\s+/g, ' ').trim()

export const isSameGear = (one: string, other: string) =>
  clean(one).toLowerCase() === clean(other).toLowerCase()

/** The names in a text of one name a line, each once whatever its case. */
export function readGear(text: string): string[] {
  const names = text.split('\n').map(clean).filter(Boolean)
  return names.filter((name, at) => names.findIndex((other) => isSameGear(name, other)) === at)
}

export const writeGear = (names: readonly string[]) => names.join('\n')

/** What a search offers: known names with the text in them, and the text itself where it is a name that nobody knows yet. */
export type GearMatches = { names: string[]; addition: string | null }

export function matchGear(text: string, known: readonly string[], chosen: readonly string[]): GearMatches {
  const wanted = clean(text).toLowerCase()
  if (!wanted) return { names: [], addition: null }
  const names = known.filter(
    (name) => name.toLowerCase().includes(wanted) && !chosen.some((one) => isSameGear(one, name)),
  )
  const isKnown = [...names, ...chosen].some((name) => isSameGear(name, wanted))
  return { names, addition: isKnown ? null : clean(text).slice(0, LONGEST_GEAR_NAME) }
}
