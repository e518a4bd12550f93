import type { HomePlace } from './places'

type Named = { slug: string }

/** `isChosen`: by staff; otherwise the rule of the place put it there. */
export type PlacedFilm<T> = { film: T; isChosen: boolean }

type Candidates<T> = {
  /** In their order; null for a film that visitors may not see. */
  chosen: readonly (T | null)[]
  /** What the rule of the place offers, best first. */
  byRule: readonly T[]
}

/**
 * The films that a place shows, each once. A film of the rule takes the place of one that visitors may not see, and fills
 * the rest where the layout needs all films, or where none is chosen.
 */
export function filmsAtPlace<T extends Named>(
  { max, isFilled }: Pick<HomePlace, 'max' | 'isFilled'>,
  { chosen, byRule }: Candidates<T>,
): PlacedFilm<T>[] {
  const isTaken = new Set(chosen.flatMap((film) => film?.slug ?? []))
  const spare = byRule.filter(({ slug }) => !isTaken.has(slug))
  const length = isFilled || chosen.length === 0 ? max : Math.min(chosen.length, max)
  return Array.from({ length }, (_, index): PlacedFilm<T> | null => {
    const film = chosen[index]
    if (film) return { film, isChosen: true }
    const next = spare.shift()
    return next ? { film: next, isChosen: false } : null
  }).filter((placed) => placed !== null)
}
