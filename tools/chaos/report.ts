import type { Balance, Tally } from './balance.ts'
import type { Outcome } from './fault.ts'
import { KINDS, type Kind } from './people.ts'

export type Result = { name: string; expected: string; outcome: Outcome; balance: Balance }

const FIGURES = ['sent', 'attempts', 'acknowledged', 'stored', 'lost', 'doubled'] as const
const MAIL_FIGURES = ['arrived', 'lost', 'doubled', 'repeated'] as const

const sum = (tallies: readonly Tally[], figure: keyof Tally) =>
  tallies.reduce((total, tally) => total + tally[figure], 0)

const talliesOf = ({ balance }: Result) => KINDS.map((kind) => balance[kind])

export function listProblems({ outcome, balance }: Result): string[] {
  const ofKind = (kind: Kind) => {
    const { sent, acknowledged, lost, doubled } = balance[kind]
    return [
      [sent - acknowledged, 'never acknowledged'] as const,
      [lost, 'lost'] as const,
      [doubled, 'doubled'] as const,
    ].flatMap(([count, what]) => (count > 0 ? [`${count} ${kind} ${what}`] : []))
  }
  const { lost, doubled, repeated } = balance.mail
  const bearable = outcome.mayRepeatMail ?? 0
  return [
    ...outcome.problems,
    ...KINDS.flatMap(ofKind),
    ...(lost > 0 ? [`${lost} mails lost`] : []),
    ...(doubled > 0 ? [`${doubled} mails doubled`] : []),
    ...(repeated > bearable ? [`${repeated} mails repeated`] : []),
  ]
}

function verdictOf(result: Result): string {
  if (result.outcome.omitted) return `omitted: ${result.outcome.omitted}`
  const problems = listProblems(result)
  if (problems.length > 0) return `✗ ${problems.join('; ')}`
  return result.outcome.seen ? `${result.expected} (${result.outcome.seen})` : result.expected
}

function rowOf(
  name: string,
  tallies: readonly Tally[],
  results: readonly Result[],
  verdict: string,
): string[] {
  const mail = MAIL_FIGURES.map((figure) =>
    String(results.reduce((total, { balance }) => total + balance.mail[figure], 0)),
  )
  return [name, ...FIGURES.map((figure) => String(sum(tallies, figure))), ...mail, verdict]
}

/** One row per fault and one for all. Below, one row per kind for all faults; their mail is in the row above. */
export function formatReport(results: readonly Result[]): string {
  const rows = [
    ['', ...FIGURES, 'mails', ...MAIL_FIGURES.slice(1), ''],
    ...results.map((result) => rowOf(result.name, talliesOf(result), [result], verdictOf(result))),
    rowOf('all', results.flatMap(talliesOf), results, ''),
    ...KINDS.map((kind) => {
      const tallies = results.map(({ balance }) => balance[kind])
      return [`  ${kind}`, ...FIGURES.map((figure) => String(sum(tallies, figure)))]
    }),
  ]
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => {
          const isText = at === 0 || at === widths.length - 1
          return isText ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
