/** A span of company time: `weekday` as in ISO 8601 (1 is Monday), times as in '09:00:00' on the company's clock. */
export type CompanyHours = { weekday: number; opens: string; closes: string }

/** A call that is booked and not over. */
export type IntroCall = {
  /** ISO 8601, in UTC. */
  startsAt: string
  /** IANA name of the zone in which the visitor chose the time. */
  timeZone: string
  /** How often the lead had booked before. */
  sequence: number
}

export type Agenda = {
  /** When this was true: epoch milliseconds on the server's clock, since visitors' clocks may be wrong. */
  asOf: number
  /** Starts of the free half hours, ascending, ISO 8601 in UTC. */
  slots: string[]
  /** The lead's own call, null without one. */
  call: IntroCall | null
}

/** What a page learns when it runs: the widget of a scheduling provider, or our own agenda. */
export type Schedule = { kind: 'external'; url: string } | { kind: 'builtin'; agenda: Agenda }

/**
 * Why nothing was booked or canceled: `unchosen` without a time, `expired` when the link is too old or not ours, `busy`
 * after too many changes, `unavailable` when it could not be stored, `outdated` when the page is older than the server's code.
 */
export type CallFailure = 'unchosen' | 'expired' | 'busy' | 'unavailable' | 'outdated'

export type CallState =
  | { status: 'idle' }
  | { status: 'booked' | 'canceled'; agenda: Agenda }
  /** Somebody else was faster, or the time has come too close. `nearest` are the free times around it. */
  | { status: 'gone'; agenda: Agenda; nearest: string[] }
  | { status: 'failed'; reason: CallFailure }

export type CallAction = (previous: CallState, formData: FormData) => Promise<CallState>

export const IDLE_CALL: CallState = { status: 'idle' }
