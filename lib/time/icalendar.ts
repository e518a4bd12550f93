import { clockTimeIn } from './clock-time'
import { addDays } from './days'
import { timeZoneLines } from './vtimezone'

// RFC 5545.

export type CalendarEvent = {
  /** The same for an entry for ever, whatever happens to it. */
  uid: string
  /** Higher whenever the time or the title has changed. */
  sequence: number
  /** Instants are ISO 8601. */
  changedAt: string
  /** Whole days, both inclusive, or instants. */
  when: { firstOn: string; lastOn: string } | { startsAt: string; endsAt: string }
  summary: string
  description?: string
  url?: string
  organizer?: { name: string; email: string }
  isCanceled?: boolean
  isTentative?: boolean
}

type Calendar = {
  /** What wrote it, as in 'Intro calls'. */
  product: string
  company: string
  /** Shown by calendars that subscribe. */
  name?: string
  method?: 'PUBLISH'
  /** Instants are written on the clock of this zone (IANA name); without one in UTC. */
  zone?: string
  events: readonly CalendarEvent[]
}

const LINE_OCTETS = 75

/** A line of more than 75 octets goes on after a line break and a space. Characters stay whole. */
export function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const length = Buffer.byteLength(character)
    if (octets + length > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += length
  }
  return folded
}

/** No control character but tab and line break is allowed in a text. */
const FORBIDDEN = /[^\P{Cc}\t\n]/gu

export const escapeText = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(FORBIDDEN, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Quotes cannot be escaped in a parameter. */
const parameter = (text: string) =>
  `"${text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/["\n\t]/g, ' ')}"`

const dayValue = (day: string) => day.replaceAll('-', '')

const utcValue = (instant: string) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

const HOUR = 3_600_000

/** The hour that clocks show twice means the first one, so instants in it are written in UTC. */
const isShownTwice = (zone: string, instant: number) =>
  [instant - HOUR, instant + HOUR].some((other) => clockTimeIn(zone, other) === clockTimeIn(zone, instant))

function instantLine(name: string, instant: string, zone: string | undefined): string {
  const time = Date.parse(instant)
  if (!zone || isShownTwice(zone, time)) return `${name}:${utcValue(instant)}`
  const clock = clockTimeIn(zone, time).replace(/[-:]/g, '')
  return `${name};TZID=${zone}:${clock}${String(new Date(time).getUTCSeconds()).padStart(2, '0')}`
}

const statusOf = ({ isCanceled, isTentative }: CalendarEvent) =>
  isCanceled ? 'CANCELLED' : isTentative ? 'TENTATIVE' : 'CONFIRMED'

function eventLines(event: CalendarEvent, zone: string | undefined): string[] {
  const { when, description, url, organizer } = event
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utcValue(event.changedAt)}`,
    `LAST-MODIFIED:${utcValue(event.changedAt)}`,
    ...('firstOn' in when
      ? [
          `DTSTART;VALUE=DATE:${dayValue(when.firstOn)}`,
          // The first day after it.
          `DTEND;VALUE=DATE:${dayValue(addDays(when.lastOn, 1))}`,
          'TRANSP:TRANSPARENT',
        ]
      : [instantLine('DTSTART', when.startsAt, zone), instantLine('DTEND', when.endsAt, zone)]),
    `SUMMARY:${escapeText(event.summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(organizer ? [`ORGANIZER;CN=${parameter(organizer.name)}:mailto:${organizer.email}`] : []),
    `STATUS:${statusOf(event)}`,
    'END:VEVENT',
  ]
}

/** The year that the rules of the zone are written from: one before the first instant. */
function firstYear(events: readonly CalendarEvent[]): number {
  const instants = events.flatMap(({ when }) => ('startsAt' in when ? [Date.parse(when.startsAt)] : []))
  return new Date(Math.min(...instants, Date.now())).getUTCFullYear() - 1
}

/** An iCalendar file. The same events give the same text. */
export function toICalendar({ product, company, name, method, zone, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(company)}//${escapeText(product)}//EN`,
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : []),
    ...(name ? [`X-WR-CALNAME:${escapeText(name)}`, `NAME:${escapeText(name)}`] : []),
    ...(zone ? [`X-WR-TIMEZONE:${zone}`, ...timeZoneLines(zone, firstYear(events))] : []),
    ...events.flatMap((event) => eventLines(event, zone)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
