import { formatCount } from '@/lib/text/format'

/** What came of a change of many rows. */
export type BulkReport = {
  summary: string
  /** Rows that need a look. */
  notes: { id: string; title: string; href: string; reason: string }[]
  /** What can be undone, as `writeChanges` writes it. Empty or absent for nothing. */
  changes?: string
}

/** `problem`: nothing was changed, and why. */
export type BulkState = null | { problem: string } | { report: BulkReport }

export type BulkAction = (previous: BulkState, formData: FormData) => Promise<BulkState>

/** As in '3 pages published, 1 as before.' */
export function bulkSummary(
  [one, many]: readonly [string, string],
  { done, verb, unchanged }: { done: number; verb: string; unchanged: number },
): string {
  const rest = unchanged > 0 ? `, ${formatCount(unchanged)} as before` : ''
  return `${formatCount(done)} ${done === 1 ? one : many} ${verb}${rest}.`
}
