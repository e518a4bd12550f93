import ICAL from 'ical.js'
import ical from 'node-ical'
import { escapeText, foldLine, toICalendar, type CalendarEvent } from './icalendar'
import { clockChanges } from './vtimezone'

const ZONE = 'America/Detroit'

const event = (change: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'call-1@fieldlight.example',
  sequence: 0,
  changedAt: '2026-11-20T12:00:00Z',
  when: { startsAt: '2026-11-24T14:00:00Z', endsAt: '2026-11-24T14:30:00Z' },
  summary: 'Intro call',
  ...change,
})

const write = (events: CalendarEvent[], zone: string | undefined = ZONE) =>
  toICalendar({ company: 'Fieldlight', product: 'Calendar', name: 'Ada', zone, events })

/** What each of two parsers that know nothing of each other reads. */
type Read = {
  uid: string
  sequence: number
  starts: string
  ends: string
  isDay: boolean
  status: string
  summary: string
}

function readWithIcalJs(file: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(file))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, startDate, endDate, summary } = new ICAL.Event(component)
    return {
      uid,
      sequence,
      starts: startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString(),
      ends: endDate.isDate ? endDate.toString() : endDate.toJSDate().toISOString(),
      isDay: startDate.isDate,
      status: String(component.getFirstPropertyValue('status')),
      summary,
    }
  })
}

const two = (value: number) => String(value).padStart(2, '0')
const localDay = (day: Date) => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`

const readWithNodeIcal = (file: string): Read[] =>
  Object.values(ical.sync.parseICS(file)).flatMap((entry) => {
    if (entry?.type !== 'VEVENT') return []
    const isDay = entry.datetype === 'date'
    const end = entry.end ?? entry.start
    return {
      uid: entry.uid,
      sequence: Number(entry.sequence),
      starts: isDay ? localDay(entry.start) : entry.start.toISOString(),
      ends: isDay ? localDay(end) : end.toISOString(),
      isDay,
      status: String(entry.status),
      summary: String(entry.summary),
    }
  })

describe.each([
  ['ical.js', readWithIcalJs],
  ['node-ical', readWithNodeIcal],
])('%s', (_, read) => {
  test('reads a call, and the same call moved and canceled', () => {
    const moved = { startsAt: '2026-11-25T19:30:00Z', endsAt: '2026-11-25T20:00:00Z' }
    const first = read(write([event()]))
    const second = read(write([event({ sequence: 1, when: moved })]))
    const third = read(write([event({ sequence: 2, when: moved, isCanceled: true })]))
    expect([first, second, third].map((entries) => entries.map(({ uid }) => uid))).toEqual(
      Array(3).fill(['call-1@fieldlight.example']),
    )
    expect(first[0]).toMatchObject({ sequence: 0, status: 'CONFIRMED', starts: '2026-11-24T14:00:00.000Z' })
    expect(second[0]).toMatchObject({ sequence: 1, status: 'CONFIRMED', starts: '2026-11-25T19:30:00.000Z' })
    expect(third[0]).toMatchObject({ sequence: 2, status: 'CANCELLED', ends: '2026-11-25T20:00:00.000Z' })
  })

  test('reads the right instant on each day of three years, and in the hours in which clocks change', () => {
    const days = Array.from({ length: 3 * 366 }, (_, day) => Date.UTC(2025, 10, 1, 15, 30) + day * 86_400_000)
    const changes = [2026, 2027, 2028].flatMap((year) =>
      clockChanges(ZONE, year).flatMap((change) =>
        [-90, -30, 0, 30, 90].map((minutes) => change + minutes * 60_000),
      ),
    )
    const instants = [...days, ...changes].map((instant) => new Date(instant).toISOString())
    const file = write(
      instants.map((startsAt, index) =>
        event({ uid: `call-${index}@x`, when: { startsAt, endsAt: startsAt } }),
      ),
    )
    expect(read(file).map(({ starts }) => starts)).toEqual(instants)
  })

  test('reads whole days, whose end is the day after', () => {
    const [entry] = read(write([event({ when: { firstOn: '2026-10-30', lastOn: '2026-11-02' } })]))
    expect(entry).toMatchObject({ isDay: true, starts: '2026-10-30', ends: '2026-11-03' })
  })

  test('reads any text as it was typed', () => {
    // node-ical reads an escaped backslash before an n as a line break.
    const titles = randomTexts(200).filter((text) => read === readWithIcalJs || !/\\n/.test(text))
    expect(titles.length).toBeGreaterThan(40)
    const file = write(titles.map((summary, index) => event({ uid: `task-${index}@x`, summary })))
    expect(read(file).map(({ summary }) => summary)).toEqual(titles)
  })
})

/** The same texts in each run: what breaks lines and rules, mixed. */
function randomTexts(count: number): string[] {
  const pieces = [
    'a',
    'Deal',
    ',',
    ';',
    '\\',
    '\\n',
    '\n',
    ':',
    '"',
    'é',
    '漢',
    '👩‍🚀',
    ' ',
    'BEGIN:VEVENT',
    '\t',
    'x'.repeat(70),
  ]
  let seed = 20261126
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  return Array.from(
    { length: count },
    () => `a${Array.from({ length: random(40) }, () => pieces[random(pieces.length)]).join('')}z`,
  )
}

test('no line has more than 75 octets, and unfolding gives the line back', () => {
  for (const text of randomTexts(400)) {
    const line = `SUMMARY:${escapeText(text)}`
    const folded = foldLine(line)
    for (const part of folded.split('\r\n')) {
      expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
      expect(part.isWellFormed()).toBe(true)
    }
    expect(folded.replaceAll('\r\n ', '')).toBe(line)
    expect(line).not.toMatch(/[\r\n]/)
  }
})

test('texts lose what calendars cannot hold', () => {
  expect(escapeText('a\u0000b\u0007\r\nc\rd')).toBe('ab\\nc\\nd')
  expect(escapeText('lone \ud800 half')).toBe('lone \ufffd half')
})

test('the zone has the rules of the company’s state', () => {
  const file = write([event()])
  expect(file).toContain(
    [
      'BEGIN:DAYLIGHT',
      'DTSTART:20250309T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'TZNAME:EDT',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20251102T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'TZNAME:EST',
      'END:STANDARD',
    ].join('\r\n'),
  )
})

test('zones of other countries, without daylight saving too', () => {
  const start = '2026-07-01T12:00:00Z'
  const inZone = (zone: string) =>
    toICalendar({
      company: 'x',
      product: 'y',
      zone,
      events: [event({ when: { startsAt: start, endsAt: start } })],
    })
  expect(inZone('Europe/Berlin')).toContain('BYMONTH=3;BYDAY=-1SU')
  expect(inZone('America/Phoenix')).not.toContain('RRULE')
  for (const zone of ['Europe/Berlin', 'America/Phoenix', 'Australia/Sydney', 'Asia/Kolkata']) {
    expect(readWithIcalJs(inZone(zone))[0]?.starts).toBe('2026-07-01T12:00:00.000Z')
  }
})

test('without a zone instants are in UTC', () => {
  const file = toICalendar({ company: 'x', product: 'y', events: [event()] })
  expect(file).toContain('DTSTART:20261124T140000Z')
  expect(file).not.toContain('VTIMEZONE')
})
