import { clockTimeIn, offsetAt } from './clock-time'

const DAY = 86_400_000
const MINUTE = 60_000

/** The instants of a year (UTC) from which the clocks of a zone show another time. */
export function clockChanges(zone: string, year: number): number[] {
  const changes: number[] = []
  const end = Date.UTC(year + 1, 0, 1)
  let before = Date.UTC(year, 0, 1)
  let offset = offsetAt(zone, before)
  for (let day = before + DAY; day <= end; day += DAY) {
    const next = offsetAt(zone, day)
    if (next !== offset) {
      let after = day
      while (after - before > MINUTE) {
        const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE
        if (offsetAt(zone, middle) === offset) before = middle
        else after = middle
      }
      changes.push(after)
    }
    offset = next
    before = day
  }
  return changes
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** As in '2SU' for the second Sunday of the month and '-1SU' for the last one. */
function weekdayRule(clock: Date): string {
  const day = clock.getUTCDate()
  const daysOfMonth = new Date(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth() + 1, 0)).getUTCDate()
  const number = day + 7 > daysOfMonth ? -1 : Math.ceil(day / 7)
  return `${number}${WEEKDAYS[clock.getUTCDay()]}`
}

function offsetValue(offset: number): string {
  const minutes = Math.abs(offset) / MINUTE
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(minutes / 60)}${two(minutes % 60)}`
}

function nameAt(zone: string, instant: number): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

const lineValue = (clock: string) => `${clock.replace(/[-:]/g, '')}00`

function writeRules(zone: string, year: number): string[] {
  const changes = clockChanges(zone, year)
  const winter = Math.min(...[0, 6].map((month) => offsetAt(zone, Date.UTC(year, month, 1))))
  const rules = changes.flatMap((change) => {
    const from = offsetAt(zone, change - MINUTE)
    const to = offsetAt(zone, change)
    const kind = to === winter ? 'STANDARD' : 'DAYLIGHT'
    // What the clock shows at the moment when it is changed.
    const clock = new Date(change + from)
    return [
      `BEGIN:${kind}`,
      `DTSTART:${lineValue(clock.toISOString().slice(0, 16))}`,
      `RRULE:FREQ=YEARLY;BYMONTH=${clock.getUTCMonth() + 1};BYDAY=${weekdayRule(clock)}`,
      `TZOFFSETFROM:${offsetValue(from)}`,
      `TZOFFSETTO:${offsetValue(to)}`,
      `TZNAME:${nameAt(zone, change)}`,
      `END:${kind}`,
    ]
  })
  const fixed = [
    'BEGIN:STANDARD',
    `DTSTART:${lineValue(clockTimeIn(zone, Date.UTC(year, 0, 1)))}`,
    `TZOFFSETFROM:${offsetValue(winter)}`,
    `TZOFFSETTO:${offsetValue(winter)}`,
    `TZNAME:${nameAt(zone, Date.UTC(year, 0, 1))}`,
    'END:STANDARD',
  ]
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...(rules.length > 0 ? rules : fixed), 'END:VTIMEZONE']
}

const written = new Map<string, string[]>()

/** The rules of a zone (IANA name) as they are in a year, for that year and all after it. */
export function timeZoneLines(zone: string, year: number): string[] {
  const key = `${zone} ${year}`
  const lines = written.get(key) ?? writeRules(zone, year)
  written.set(key, lines)
  return lines
}
