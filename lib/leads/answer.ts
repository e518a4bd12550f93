import { isOpenStage, type LeadStatus } from './statuses'

/** What the site promises. */
export const PROMISED_HOURS = 24

const HOUR = 3_600_000

type Answerable = {
  status: LeadStatus
  /** All ISO 8601. */
  createdAt: string
  answerDueAt: string
  /** Null: nobody has answered. */
  firstAnsweredAt: string | null
}

export type Answer =
  /** `hours` after the lead came; `isLate` when these are more than promised. */
  | { kind: 'answered'; hours: number; isLate: boolean }
  /** `hours` are left. */
  | { kind: 'due'; hours: number }
  /** Since `hours`. */
  | { kind: 'overdue'; hours: number }
  /** Nobody answered, and nobody has to: held, spam, won or lost. */
  | { kind: 'none' }

export function answerOf(
  { status, createdAt, answerDueAt, firstAnsweredAt }: Answerable,
  now = Date.now(),
): Answer {
  if (firstAnsweredAt !== null) {
    const hours = Math.max(0, (Date.parse(firstAnsweredAt) - Date.parse(createdAt)) / HOUR)
    return { kind: 'answered', hours, isLate: hours > PROMISED_HOURS }
  }
  if (!isOpenStage(status)) return { kind: 'none' }
  const hours = (Date.parse(answerDueAt) - now) / HOUR
  return hours < 0 ? { kind: 'overdue', hours: -hours } : { kind: 'due', hours }
}

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`

/** As in '12 minutes', '5 hours', '3 days'. */
export function hoursText(hours: number): string {
  const minutes = Math.floor(hours * 60)
  if (minutes < 60) return count(minutes, 'minute')
  return hours < 48 ? count(Math.floor(hours), 'hour') : count(Math.floor(hours / 24), 'day')
}

/** Days as in '2026-11-23'. */
export const isStepOverdue = (
  { status, nextStepOn }: { status: LeadStatus; nextStepOn: string | null },
  today: string,
): boolean => nextStepOn !== null && nextStepOn < today && isOpenStage(status)
