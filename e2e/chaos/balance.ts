import type { Sent } from './people.ts'
import type { Records } from './records.ts'

/** Leads and calls are counted together: each person sends one of both. */
export type Balance = {
  sent: number
  attempts: number
  acknowledged: number
  stored: number
  /** Acknowledged and not stored. */
  lost: number
  /** Stored beyond the first. */
  doubled: number
  /** Different messages that arrived. */
  mails: number
  /** Messages that what is stored should have caused, and that did not arrive. */
  mailLost: number
  /** Messages beyond the first of their kind to one lead: mailboxes would show both. */
  mailDoubled: number
  /** Arrivals beyond the first of one message, which mailboxes recognise by its id. */
  mailRepeated: number
}

const MAILS_PER_LEAD = 2
const MAILS_PER_CALL = 2

const beyondFirst = (keys: readonly string[]) => keys.length - new Set(keys).size

/** @param arrived Message-IDs, as often as they came */
export function balance(sent: readonly Sent[], records: Records, arrived: readonly string[]): Balance {
  const leadOf = new Map(records.leads.map(({ id, email }) => [email, id]))
  const called = new Set(records.calls.map((call) => call.submission_id))
  const sendings = sent.flatMap(({ email, lead, call }) => {
    const id = leadOf.get(email)
    return [
      { ...lead, isStored: id !== undefined },
      ...(call ? [{ ...call, isStored: id !== undefined && called.has(id) }] : []),
    ]
  })
  const acknowledged = sendings.filter(({ isAcknowledged }) => isAcknowledged)
  const messages = new Set(records.mail.map(({ id }) => `<${id}@localhost>`))
  const ours = arrived.filter((id) => messages.has(id))
  const mails = new Set(ours).size
  const mailDoubled = beyondFirst(records.mail.map(({ about_id, kind }) => `${about_id} ${kind}`))
  const due = MAILS_PER_LEAD * records.leads.length + MAILS_PER_CALL * records.calls.length

  return {
    sent: sendings.length,
    attempts: sendings.reduce((sum, { attempts }) => sum + attempts, 0),
    acknowledged: acknowledged.length,
    stored: sendings.filter(({ isStored }) => isStored).length,
    lost: acknowledged.filter(({ isStored }) => !isStored).length,
    doubled:
      beyondFirst(records.leads.map(({ email }) => email)) +
      beyondFirst(records.calls.map((call) => call.submission_id)),
    mails,
    mailLost: Math.max(0, due - mails),
    mailDoubled,
    mailRepeated: ours.length - mails,
  }
}
