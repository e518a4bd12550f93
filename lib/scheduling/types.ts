/** `weekday` as in ISO 8601 (1 is Monday), times as in '09:00:00' in the company's time zone. */
export type CompanyHours = { weekday: number; opens: string; closes: string }

export type IntroCall = {
  startsAt: string
  timeZone: string
  /** Number of earlier bookings by this lead. */
  sequence: number
  /** ISO 8601: until then the visitor has to confirm it with the link in our letter. Null for a call that stays. */
  expiresAt: string | null
}

export type Agenda = {
  /** Epoch milliseconds of the server, because visitors' clocks may be wrong. */
  asOf: number
  /** Free starts, ascending, ISO 8601 in UTC. */
  slots: string[]
  call: IntroCall | null
}

export type Schedule = { kind: 'external'; url: string } | { kind: 'builtin'; agenda: Agenda }

/**
 * `unchosen`: no time. `expired`: invalid or expired link. `held`: the staff read the message first. `busy`: rate limit.
 * `outdated`: page older than the server.
 */
export type CallFailure = 'unchosen' | 'expired' | 'held' | 'busy' | 'unavailable' | 'outdated'

export type CallState =
  | { status: 'idle' }
  | { status: 'booked' | 'canceled'; agenda: Agenda }
  /** Another lead booked it, or it is too soon now. `nearest` are the closest free times. */
  | { status: 'taken'; agenda: Agenda; nearest: string[] }
  | { status: 'failed'; reason: CallFailure }

export type CallAction = (previous: CallState, formData: FormData) => Promise<CallState>

export const IDLE_CALL: CallState = { status: 'idle' }
