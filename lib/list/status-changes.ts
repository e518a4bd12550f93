import { type BulkReport, bulkSummary } from './bulk'

/** What came of a new status for one row, as the functions of the database answer. */
export type StatusOutcome = {
  id: string
  /** Null for a row that does not exist any more. */
  name: string | null
  /** The status before. */
  was: string | null
  outcome: string
}

/** Rows that have one new status. Records with personal data keep no history of values, so the form of the report tells them. */
export type StatusChanges = { became: string; rows: { id: string; was: string }[] }

const CHANGES = /^([a-z_]{1,20})((?:,[\da-f-]{36}:[a-z_]{1,20}){1,1000})$/

export const writeStatusChanges = ({ became, rows }: StatusChanges): string =>
  rows.length > 0 ? [became, ...rows.map(({ id, was }) => `${id}:${was}`)].join(',') : ''

/** Null for what the form cannot post. */
export function readStatusChanges(formData: FormData): StatusChanges | null {
  const posted = formData.get('changes')
  const [, became = '', rows = ''] = (typeof posted === 'string' && CHANGES.exec(posted)) || []
  if (!became) return null
  return {
    became,
    rows: rows
      .slice(1)
      .split(',')
      .map((row) => ({ id: row.slice(0, 36), was: row.slice(37) })),
  }
}

const REASONS: Record<string, string> = {
  changed: 'Not changed: someone else changed it after you opened the list.',
  refused: 'Not changed: it no longer exists, or you don’t have permission to change it.',
}

type StatusReport = {
  nouns: readonly [one: string, many: string]
  became: string
  /** As in 'approved'. */
  verb: string
  canUndo: boolean
  /** By outcome, beside those that every list has. */
  reasons: Readonly<Record<string, string>>
  hrefOf: (id: string) => string
}

export function statusReport(
  outcomes: readonly StatusOutcome[],
  { nouns, became, verb, canUndo, reasons, hrefOf }: StatusReport,
): BulkReport {
  const done = outcomes.filter(({ outcome }) => outcome === 'done')
  const unchanged = outcomes.filter(({ outcome }) => outcome === 'unchanged').length
  const all: Readonly<Record<string, string>> = { ...REASONS, ...reasons }
  return {
    summary: bulkSummary(nouns, { done: done.length, verb, unchanged }),
    notes: outcomes
      .filter(({ outcome }) => outcome !== 'done' && outcome !== 'unchanged')
      .map(({ id, name, outcome }) => ({
        id,
        title: name ?? 'No longer there',
        href: hrefOf(id),
        reason: all[outcome] ?? all.refused ?? '',
      })),
    changes: canUndo
      ? writeStatusChanges({ became, rows: done.map(({ id, was }) => ({ id, was: was ?? '' })) })
      : '',
  }
}
