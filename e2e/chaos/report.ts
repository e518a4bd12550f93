import type { Balance } from './balance.ts'
import type { Outcome } from './fault.ts'

/** What came of one fault. */
export type Result = { name: string; expected: string; outcome: Outcome; balance: Balance }

const COLUMNS: readonly [title: string, figure: keyof Balance][] = [
  ['sent', 'sent'],
  ['attempts', 'attempts'],
  ['acknowledged', 'acknowledged'],
  ['stored', 'stored'],
  ['lost', 'lost'],
  ['doubled', 'doubled'],
  ['mails', 'mails'],
  ['lost', 'mailLost'],
  ['doubled', 'mailDoubled'],
  ['repeated', 'mailRepeated'],
]

/** Repeated mail is none: it carries the id of the first, and mailboxes show one. */
const NEVER = ['lost', 'doubled', 'mailLost', 'mailDoubled'] as const

/** What was not as it has to be, in words. */
export function listProblems({ outcome, balance }: Result): string[] {
  const waiting = balance.sent - balance.acknowledged
  return [
    ...outcome.problems,
    ...(waiting > 0 ? [`${waiting} never learned that theirs arrived`] : []),
    ...NEVER.filter((figure) => balance[figure] > 0).map((figure) => `${figure}: ${balance[figure]}`),
  ]
}

function verdictOf(result: Result): string {
  if (result.outcome.omitted) return `omitted: ${result.outcome.omitted}`
  const problems = listProblems(result)
  if (problems.length > 0) return `✗ ${problems.join('; ')}`
  return result.outcome.seen ? `${result.expected} (${result.outcome.seen})` : result.expected
}

const total = (results: readonly Result[], figure: keyof Balance) =>
  results.reduce((sum, { balance }) => sum + balance[figure], 0)

/** A row for each fault and one for all; figures only where somebody wrote. */
export function formatReport(results: readonly Result[]): string {
  const rows = [
    ['', ...COLUMNS.map(([title]) => title), ''],
    ...results.map((result) => [
      result.name,
      ...COLUMNS.map(([, figure]) => (result.balance.sent > 0 ? String(result.balance[figure]) : '')),
      verdictOf(result),
    ]),
    ['all', ...COLUMNS.map(([, figure]) => String(total(results, figure))), ''],
  ]
  const widths = COLUMNS.map((_, at) => Math.max(...rows.map((row) => row[at + 1]?.length ?? 0)))
  const widest = Math.max(...rows.map(([name = '']) => name.length))
  return rows
    .map(([name = '', ...cells]) =>
      [name.padEnd(widest), ...cells.map((cell, at) => cell.padStart(widths[at] ?? 0))].join('  ').trimEnd(),
    )
    .join('\n')
}
