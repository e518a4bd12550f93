import { KINDS, type Kind, type Sending, type Sent } from './people.ts'
import type { Records } from './records.ts'

export type Tally = {
  sent: number
  attempts: number
  acknowledged: number
  stored: number
  lost: number
  doubled: number
}

type MailTally = {
  arrived: number
  /** Messages that stored records require and that did not arrive. */
  lost: number
  /** Second messages about the same record, which mailboxes show as well. */
  doubled: number
  /** Repeated arrivals of one Message-ID, which mailboxes hide. */
  repeated: number
}

export type Balance = Record<Kind, Tally> & { mail: MailTally }

const MAILS_PER_RECORD = 2
/** The letter with the link, and the two that follow when it is pressed. */
const MAILS_PER_CALL = 3

const beyondFirst = (keys: readonly string[]) => keys.length - new Set(keys).size

function tally(sendings: readonly (Sending & { copies: number })[]): Tally {
  const count = (holds: (sending: (typeof sendings)[number]) => boolean) => sendings.filter(holds).length
  return {
    sent: sendings.length,
    attempts: sendings.reduce((sum, { attempts }) => sum + attempts, 0),
    acknowledged: count(({ isAcknowledged }) => isAcknowledged),
    stored: count(({ copies }) => copies > 0),
    lost: count(({ isAcknowledged, copies }) => isAcknowledged && copies === 0),
    doubled: sendings.reduce((sum, { copies }) => sum + Math.max(0, copies - 1), 0),
  }
}

function tallyMail({ leads, calls, applications, mail }: Records, arrived: readonly string[]): MailTally {
  const messages = new Set(mail.map(({ id }) => `<${id}@localhost>`))
  const ours = arrived.filter((id) => messages.has(id))
  const different = new Set(ours).size
  const due = MAILS_PER_RECORD * (leads.length + applications.length) + MAILS_PER_CALL * calls.length
  return {
    arrived: different,
    lost: Math.max(0, due - different),
    doubled: beyondFirst(mail.map(({ about_id, kind }) => `${about_id} ${kind}`)),
    repeated: ours.length - different,
  }
}

/** @param arrived Message-IDs with repetitions */
export function balance(sent: readonly Sent[], records: Records, arrived: readonly string[]): Balance {
  const copies: Record<Kind, (email: string) => number> = {
    leads: (wanted) => records.leads.filter(({ email }) => email === wanted).length,
    applications: (wanted) => records.applications.filter(({ email }) => email === wanted).length,
    calls: (wanted) => {
      const own = new Set(records.leads.filter(({ email }) => email === wanted).map(({ id }) => id))
      return records.calls.filter((call) => own.has(call.submission_id)).length
    },
  }
  const tallies = KINDS.map((kind) => {
    const sendings = sent.flatMap(({ email, sendings }) => {
      const sending = sendings[kind]
      return sending ? [{ ...sending, copies: copies[kind](email) }] : []
    })
    return [kind, tally(sendings)] as const
  })
  return {
    ...(Object.fromEntries(tallies) as Record<Kind, Tally>),
    mail: tallyMail(records, arrived),
  }
}
