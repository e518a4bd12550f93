import { ownArea, type UserType } from '@/lib/auth/roles'
import { site } from '@/lib/content/site'
import { endOfCall } from '@/lib/scheduling/rules'
import { type CalendarEvent, toICalendar } from '@/lib/time/icalendar'
import { COMPANY_ZONE } from '@/lib/time/in-zone'
import { type CalendarEntry, KIND_LABELS, stateLabel } from './calendar'
import { entryPath } from './calendar-links'

/** Entries that went away have no title and no record. */
export type FeedEntry = Omit<CalendarEntry, 'about'> & {
  about: CalendarEntry['about'] | null
  sequence: number
  /** ISO 8601. */
  changedAt: string
}

export type CalendarFeed = { role: UserType; entries: FeedEntry[] }

const QUARTER = 15 * 60_000

function whenOf({ kind, startsAt, firstOn, lastOn }: FeedEntry): CalendarEvent['when'] {
  if (startsAt === null) return { firstOn, lastOn }
  const endsAt =
    kind === 'call' ? endOfCall(startsAt) : new Date(Date.parse(startsAt) + QUARTER).toISOString()
  return { startsAt, endsAt }
}

/** The iCalendar file of a person. `siteUrl` has no slash at its end. */
export function toFeed({ role, entries }: CalendarFeed, siteUrl: string, today: string): string {
  const { host } = new URL(siteUrl)
  return toICalendar({
    company: site.name,
    product: 'Calendar',
    name: site.name,
    zone: COMPANY_ZONE,
    events: entries.map((entry): CalendarEvent => {
      const { kind, id, title, about, state, sequence, changedAt } = entry
      const url = about ? siteUrl + entryPath({ about }, role, ownArea(role)) : undefined
      const said = about ? stateLabel({ ...entry, about }, today) : null
      return {
        uid: `${kind.replace('_', '-')}-${id}@${host}`,
        sequence,
        changedAt,
        when: whenOf(entry),
        summary: title ? `${KIND_LABELS[kind].one}: ${title}` : KIND_LABELS[kind].one,
        description: [said, url].filter(Boolean).join('\n'),
        url,
        isCanceled: state === 'canceled',
        isTentative: state === 'unconfirmed',
      }
    }),
  })
}
