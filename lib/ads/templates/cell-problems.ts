import type { Problem, ProblemKind } from './draw/drawing'
import { type Format, type PictureSlot, TEMPLATE_LIMITS, TEXT_SLOTS, type TextSlot } from './document'

type TypedKind = 'long' | 'unknown-picture'

/** What staff should know about a row before its ads are made. */
export type RowProblem = Omit<Problem, 'kind'> & {
  kind: ProblemKind | TypedKind
  /** Null where it does not depend on the format. */
  format: Format | null
}

/** Rows with one of these are not made: the ad would lack or cut what the row says. */
const BLOCKING: ReadonlySet<RowProblem['kind']> = new Set([
  'overflow',
  'missing-picture',
  'unknown-letters',
  'long',
  'unknown-picture',
])

export const isBlocking = ({ kind }: Pick<RowProblem, 'kind'>): boolean => BLOCKING.has(kind)

export const isBad = (problems: readonly RowProblem[]): boolean => problems.some(isBlocking)

export type CellProblem = {
  /** Null: the ad as a whole. */
  cell: TextSlot | PictureSlot | null
  message: string
  isBlocking: boolean
  /** Empty where it does not depend on the format. */
  formats: Format[]
}

/** By cell, those first for which the row is not made. The same problem in several formats stands once. */
export function cellProblems(problems: readonly RowProblem[]): CellProblem[] {
  const joined = new Map<string, CellProblem>()
  for (const problem of problems) {
    const { slot: cell = null, message, format } = problem
    const key = JSON.stringify([cell, message])
    const known = joined.get(key) ?? { cell, message, isBlocking: isBlocking(problem), formats: [] }
    if (format && !known.formats.includes(format)) known.formats.push(format)
    joined.set(key, known)
  }
  return [...joined.values()].toSorted((one, other) => Number(other.isBlocking) - Number(one.isBlocking))
}

/** What needs no drawing. */
export const longTexts = (texts: Readonly<Record<TextSlot, string>>): RowProblem[] =>
  TEXT_SLOTS.filter((slot) => texts[slot].length > TEMPLATE_LIMITS.text).map((slot) => ({
    ...{ layerId: null, format: null, kind: 'long', slot },
    message: `It has more than ${TEMPLATE_LIMITS.text} characters.`,
  }))

export const unknownPicture = (slot: PictureSlot, named: string): RowProblem => ({
  ...{ layerId: null, format: null, kind: 'unknown-picture', slot },
  message: `Nothing with a picture is called “${named.slice(0, 60)}”.`,
})
