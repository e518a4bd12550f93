import {
  CALL_STATUSES,
  type CallStatus,
  LEAD_STATUS_LABELS,
  LOST_REASON_LABELS,
  toLeadStatus,
  toLostReason,
} from './statuses'

/** As the database names what happened. */
type Event = { kind: string; facts: Record<string, unknown> }

const MAIL_LABELS: Record<string, string> = {
  contact_notice: 'Notice about the request',
  contact_received: 'Confirmation of the request',
  call_booked: 'Confirmation of the call',
  call_confirmation: 'Request to confirm the call',
  call_booked_notice: 'Notice about the booked call',
  call_canceled: 'Cancellation of the call',
  call_canceled_notice: 'Notice about the canceled call',
}

const MAIL_STATUSES: Record<string, string> = { waiting: 'waits to be sent', failed: 'could not be sent' }

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

const stageLabel = (value: unknown): string => {
  const status = toLeadStatus(value)
  return status ? LEAD_STATUS_LABELS[status] : text(value)
}

const plain = (name: string): string => name.replaceAll('_', ' ')

function describeMail({ mail, status, to_staff: isForStaff }: Event['facts']): string {
  const label = MAIL_LABELS[text(mail)] ?? `Mail: ${plain(text(mail))}`
  const trouble = MAIL_STATUSES[text(status)]
  return `${label} to ${isForStaff ? 'us' : 'the lead'}${trouble ? `, ${trouble}` : ''}`
}

type Call = { startsAt: string; status: CallStatus }

/** The call that is booked; else the one that was booked last. Null without any. */
export function callOf(events: readonly Event[]): Call | null {
  const calls = events.flatMap(({ kind, facts }): Call[] => {
    const status = CALL_STATUSES.find((known) => known === facts.status)
    return kind === 'call_booked' && status && typeof facts.starts_at === 'string'
      ? [{ startsAt: facts.starts_at, status }]
      : []
  })
  const [last = null] = calls.toSorted((one, other) => other.startsAt.localeCompare(one.startsAt))
  return calls.find(({ status }) => status === 'booked') ?? last
}

/** One line about what happened. Its day is shown beside it. */
export function describeEvent({ kind, facts }: Event): string {
  switch (kind) {
    case 'request':
      return 'Request received'
    case 'stage': {
      const reason = toLostReason(facts.reason)
      return `${stageLabel(facts.from)} → ${stageLabel(facts.to)}${reason ? `: ${LOST_REASON_LABELS[reason]}` : ''}`
    }
    case 'call_booked':
      return 'Call booked'
    case 'call_done':
      return 'Call took place'
    case 'call_missed':
      return 'Call missed'
    case 'mail':
      return describeMail(facts)
    case 'note':
      return 'Note'
    case 'task_added':
      return `Task added: ${text(facts.title)}`
    case 'task_done':
      return `Task done: ${text(facts.title)}`
    default:
      return kind.startsWith('quote_')
        ? `Quote ${text(facts.number)} ${plain(kind.slice('quote_'.length))}: ${text(facts.title)}`
        : plain(kind)
  }
}
