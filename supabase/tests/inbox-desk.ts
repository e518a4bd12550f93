import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './harness'
import { PEOPLE, type Person } from './people'
import type { Session } from './session'

/** A group of the demo data, which the demo designer and the demo manager work on. */
export const GROUP = 'e2000000-0000-4000-8000-000000000001'
export const AD = 'e3000000-0000-4000-8000-000000000101'
export const OTHER_AD = 'e3000000-0000-4000-8000-000000000102'
export const LEAD = 'f6000000-0000-4000-8000-000000000001'

type Line = {
  id: string
  kind: string
  aboutId: string
  events: number
  latestAt: string
  isUnread: boolean
  label: string
  context: string
  author?: string
  words?: string
}
type UnreadState = { asOf: string; unread: number; state: string }
type Inbox = UnreadState & {
  mayChange: boolean
  recent: Record<string, string>
  hasMore: boolean
  rows: Line[]
}

/** Inboxes that begin empty, with one lead of nobody. */
export function openInboxDesk(database: TestDatabase) {
  beforeEach(() =>
    database.run(`
      delete from public.notifications;
      insert into public.contact_submissions (id, first_name, last_name, email, business_name, message)
        values ('${LEAD}', 'Ada', 'Byron', 'ada@example.com', 'Analytical Engines', 'A film about looms.')`),
  )

  const inboxOf = (session: Session, onlyUnread = false) =>
    session.value<Inbox>('select public.list_notifications($1, 50)', [onlyUnread]) as Promise<Inbox>

  const unreadState = (session: Session) =>
    session.value<UnreadState | null>('select public.get_unread_state()')

  return {
    inboxOf,
    inbox: (person: Person, onlyUnread = false) => inboxOf(database.asUser(person), onlyUnread),
    unreadState,
    count: async (session: Session) => (await unreadState(session))?.unread ?? null,
    comment: (body = 'Darker, please.', ad = AD, key: string = randomUUID()) =>
      database
        .asServiceRole()
        .value('select public.submit_ad_comment($1, $2, $3, $4, $5)', [
          GROUP,
          ad,
          JSON.stringify({ author_name: 'Dana', email: 'dana@example.com', body }),
          key,
          randomUUID(),
        ]),
    giveLead: (to: Person, by: Session = database.asUser('admin')) =>
      by.query('select * from public.set_leads_owner($1, $2)', [[LEAD], PEOPLE[to]]),
    choose: (person: Person, deliveries: Record<string, string>) =>
      database
        .asUser(person)
        .query('select public.set_notification_settings($1)', [JSON.stringify(deliveries)]),
    markRead: (session: Session, id: string | null = null, seenUntil = '9999-12-31') =>
      // Drivers shorten times to milliseconds, and no text.
      session.value<number>('select public.mark_notifications_read($1::text::timestamptz, $2)', [
        seenUntil,
        id,
      ]),
    /** As the button of a list does. */
    markAllOf: (session: Session, { asOf, recent }: Inbox) =>
      session.value<number>('select public.mark_notifications_read($1::text::timestamptz, recent => $2)', [
        asOf,
        JSON.stringify(recent),
      ]),
    /** In the order in which they were written. A test is one transaction, so they have one time; `cmin` counts its statements. */
    letters: (kind: string) =>
      database.sql<{ recipient: string; payload: Record<string, unknown> }>(
        'select recipient, payload from public.outbox_messages where kind = $1 order by cmin::text::integer',
        [kind],
      ),
  }
}
