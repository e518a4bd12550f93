import type { Problem, ProblemKind } from './draw/drawing'
import { type Format, type PictureSlot, TEMPLATE_LIMITS, TEXT_SLOTS, type TextSlot } from './document'

type RowCell = 'title' | TextSlot | PictureSlot

/** What staff should know about one cell of a row before its ads are made. */
export type CellProblem = {
  /** Null: the whole ad, as its ground. */
  cell: RowCell | null
  kind: ProblemKind | 'no-title' | 'long' | 'unknown-picture'
  message: string
  /** The layer of the template that says so, where one does. */
  layerId?: string
  /** Where it is so; empty where it does not depend on the format. */
  formats: Format[]
}

/** Rows with one of these are not made: the ad would lack or cut what the row says. */
const BLOCKING: ReadonlySet<CellProblem['kind']> = new Set([
  'overflow',
  'missing-picture',
  'unknown-letters',
  'no-title',
  'long',
  'unknown-picture',
])

export const isBlocking = ({ kind }: Pick<CellProblem, 'kind'>): boolean => BLOCKING.has(kind)

export const isBad = (problems: readonly CellProblem[]): boolean => problems.some(isBlocking)

/** Joins what the drawings of one row say, what blocks it first. The same in several formats stands once. */
export function cellProblems(
  drawn: readonly { format: Format; problems: readonly Problem[] }[],
): CellProblem[] {
  const joined = new Map<string, CellProblem>()
  for (const { format, problems } of drawn) {
    for (const { kind, message, layerId, slot = null } of problems) {
      const key = JSON.stringify([slot, kind, message, layerId])
      const known = joined.get(key)
      if (known) known.formats.push(format)
      else joined.set(key, { cell: slot, kind, message, ...(layerId && { layerId }), formats: [format] })
    }
  }
  return [...joined.values()].toSorted((one, other) => Number(isBlocking(other)) - Number(isBlocking(one)))
}

/** What needs no drawing. A text that is too long is not drawn at all. */
export function typedProblems(title: string, texts: Readonly<Record<TextSlot, string>>): CellProblem[] {
  const long = TEXT_SLOTS.filter((slot) => texts[slot].length > TEMPLATE_LIMITS.text)
  return [
    ...(title === '' ? [{ ...NO_TITLE, formats: [] }] : []),
    ...long.map((cell) => ({
      cell,
      kind: 'long' as const,
      message: `It has more than ${TEMPLATE_LIMITS.text} characters.`,
      formats: [],
    })),
  ]
}

const NO_TITLE = { cell: 'title', kind: 'no-title', message: 'The ad has no title.' } as const

export const unknownPicture = (cell: PictureSlot, named: string): CellProblem => ({
  cell,
  kind: 'unknown-picture',
  message: `Nothing with a picture is called “${named.slice(0, 60)}”.`,
  formats: [],
})
