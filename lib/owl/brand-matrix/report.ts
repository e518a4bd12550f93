import type { BrandRole } from '@/lib/owl/brand-roles'
import { formatCount } from '@/lib/text/format'

export const OUTCOME_LABELS = {
  begins: 'Begins',
  'goes-on': 'Goes on',
  replaces: 'Replaces',
  ends: 'Ends',
  unchanged: 'Unchanged',
  conflict: 'Conflict',
} as const
export type Outcome = keyof typeof OUTCOME_LABELS

type NamedSite = { site: string; number: string; name: string; role: BrandRole }

/** `detail`: the brands that end, or why there is a conflict. */
export type SavedCell = NamedSite & { outcome: Outcome; detail: string }

/** `outcome`: 'undone', or why not. */
export type UndoneCell = NamedSite & { outcome: string }

/** Null of `states` and `numbers`: all sites of the group. */
export type BrandTarget = {
  group: string
  brand: string
  role: BrandRole
  firstOn: string
  lastOn: string | null
  states: string[] | null
  numbers: string[] | null
}

export type GivenBrand = { save: string | null; cells: SavedCell[]; unknown: string[] }

const cells = (count: number) => (count === 1 ? '1 cell' : `${formatCount(count)} cells`)

export const conflictsOf = (saved: readonly SavedCell[]) =>
  saved.filter(({ outcome }) => outcome === 'conflict')

/** As in '12 cells saved, 3 were already set'. */
export function summarizeSave(saved: readonly SavedCell[]): string {
  const conflicts = conflictsOf(saved).length
  if (conflicts > 0)
    return `Nothing was saved: ${cells(conflicts)} ${conflicts === 1 ? 'is' : 'are'} in conflict.`
  const same = saved.filter(({ outcome }) => outcome === 'unchanged').length
  if (same === saved.length) return 'Nothing to change: already set.'
  return `${cells(saved.length - same)} saved${same > 0 ? `, ${formatCount(same)} ${same === 1 ? 'was' : 'were'} already set` : ''}.`
}

export function summarizeUndo(undone: readonly UndoneCell[]): string {
  const kept = undone.filter(({ outcome }) => outcome !== 'undone').length
  const put = `${cells(undone.length - kept)} put back`
  return kept === 0 ? `${put}.` : `${put}, ${formatCount(kept)} not.`
}

/** As in 'Begins: 12'. Without outcomes that did not occur. */
export const countOutcomes = (saved: readonly SavedCell[]): [label: string, count: number][] =>
  (Object.keys(OUTCOME_LABELS) as Outcome[]).flatMap((outcome) => {
    const count = saved.filter((cell) => cell.outcome === outcome).length
    return count > 0 ? [[OUTCOME_LABELS[outcome], count] as [string, number]] : []
  })
