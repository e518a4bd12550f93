import type { UserType } from '@/lib/auth/roles'
import type { SubjectKind } from '@/lib/leads/follow-up'
import { unconfirmedLabel } from '@/lib/leads/statuses'
import { firstValue, isUuid, type SearchParams } from '@/lib/list/query'
import { addDays, isDay } from '@/lib/time/days'

/** In the order of the filter. */
const CALENDAR_KINDS = ['ad_group', 'task', 'call', 'deal', 'article', 'quote'] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

export const KIND_LABELS: Record<CalendarKind, { one: string; many: string }> = {
  ad_group: { one: 'Ad group due', many: 'Due days of ad groups' },
  task: { one: 'Task', many: 'Tasks' },
  call: { one: 'Intro call', many: 'Intro calls' },
  deal: { one: 'Deal', many: 'Deals' },
  article: { one: 'Article', many: 'Articles' },
  quote: { one: 'Quote ends', many: 'Ends of quotes' },
}

/** Kinds that a role reads and has a screen of. */
const KINDS_OF: Record<UserType, readonly CalendarKind[]> = {
  super_admin: CALENDAR_KINDS,
  admin: CALENDAR_KINDS,
  project_manager: ['ad_group', 'task', 'deal', 'quote'],
  owl: ['task', 'call', 'deal', 'quote'],
  graphic_designer: ['ad_group', 'task'],
}

export const kindsOf = (role: UserType): readonly CalendarKind[] => KINDS_OF[role]

export type AboutKind = SubjectKind | Exclude<CalendarKind, 'task' | 'call'>

/** Of the database: `open`, `done` or `expired`, or the status of a call, a deal or an article. */
type EntryState =
  | ('open' | 'done' | 'expired')
  | ('booked' | 'unconfirmed' | 'canceled' | 'missed')
  | ('draft' | 'planned' | 'paused')
  | ('scheduled' | 'published')

export type CalendarEntry = {
  kind: CalendarKind
  id: string
  title: string
  /** Days of the company's calendar, both inclusive. */
  firstOn: string
  lastOn: string
  /** ISO 8601; null for whole days. */
  startsAt: string | null
  state: EntryState
  /** Name of a deal's site group: several have deals with one title. */
  group?: string | null
  /** ISO 8601: until when an unconfirmed call holds its time. */
  expiresAt?: string | null
  /** The record with a screen of its own. */
  about: { kind: AboutKind; id: string }
}

const STATE_LABELS: Partial<Record<EntryState, string>> = {
  done: 'Done',
  expired: 'Expired',
  canceled: 'Canceled',
  unconfirmed: 'Unconfirmed',
  missed: 'Missed',
  draft: 'Draft',
  paused: 'Paused',
  published: 'Published',
}

export const isLate = ({ state, lastOn, kind }: CalendarEntry, today: string): boolean =>
  state === 'open' && kind !== 'quote' && lastOn < today

/** What is worth saying besides the day; null for what simply is to come. */
export function stateLabel(entry: CalendarEntry, today: string): string | null {
  if (entry.expiresAt) return unconfirmedLabel(entry.expiresAt)
  return isLate(entry, today) ? 'Overdue' : (STATE_LABELS[entry.state] ?? null)
}

export const CALENDAR_VIEWS = ['month', 'week', 'day'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** How many entries of a day, and deals of a week, a view shows. */
export const SHOWN: Record<CalendarView, { entries: number; deals: number }> = {
  month: { entries: 3, deals: 3 },
  week: { entries: 12, deals: 8 },
  day: { entries: 200, deals: 200 },
}

export type CalendarQuery = {
  view: CalendarView
  /** A day in the month, the first day of the week, or the day. */
  day: string
  /** Null: all that the role sees. */
  kind: CalendarKind | null
  /** Null: everybody. */
  person: string | null
}

export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Weeks begin on Sunday. */
export const sundayOf = (day: string) => addDays(day, -weekdayOf(day))

/** Whatever is not in the calendar's address falls back to the month of today. */
export function readCalendarQuery(params: SearchParams, role: UserType, today: string): CalendarQuery {
  const [day, week, person] = [params.day, params.week, params.person].map(firstValue) as [
    string,
    string,
    string,
  ]
  const filters = {
    kind: kindsOf(role).find((kind) => kind === firstValue(params.kind)) ?? null,
    person: isUuid(person) ? person : null,
  }
  if (isDay(day)) return { view: 'day', day, ...filters }
  if (isDay(week)) return { view: 'week', day: sundayOf(week), ...filters }
  const month = `${firstValue(params.month)}-01`
  return { view: 'month', day: isDay(month) ? month : `${today.slice(0, 7)}-01`, ...filters }
}

/** The address of a view. Without a day, the month of today. */
export const calendarParams = ({ view, day, kind, person }: CalendarQuery): Record<string, string> => ({
  [view]: view === 'month' ? day.slice(0, 7) : day,
  ...(person && { person }),
  ...(kind && { kind }),
})
