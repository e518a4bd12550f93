import { calendarLinks } from './calendar-links'
import { callInvite } from './invite'

const STARTS_AT = '2026-11-23T14:30:00.000Z'
const call = { startsAt: STARTS_AT, timeZone: 'Europe/Berlin', sequence: 2 }

const invite = callInvite({
  leadId: 'f0000000-0000-4000-8000-00000000000a',
  call,
  link: 'https://fieldlight.example/intro-call/token',
  contactEmail: 'hello@fieldlight.example',
  now: Date.parse('2026-11-20T12:00:00Z'),
})
const lines = invite.replace(/\r\n /g, '').split('\r\n')

test('the calendar file has times in UTC and a stable id', () => {
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:intro-call-f0000000-0000-4000-8000-00000000000a',
      'SEQUENCE:2',
      'DTSTAMP:20261120T120000Z',
      'DTSTART:20261123T143000Z',
      'DTEND:20261123T150000Z',
      'STATUS:CONFIRMED',
    ]),
  )
  expect(invite).toContain('https://fieldlight.example/intro-call/token')
  expect(Math.max(...invite.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
})

test('web calendar links have the same time', () => {
  const { google, outlook } = calendarLinks(STARTS_AT)
  expect(new URL(google).searchParams.get('dates')).toBe('20261123T143000Z/20261123T150000Z')
  expect(new URL(outlook).searchParams.get('startdt')).toBe(STARTS_AT)
  expect(new URL(outlook).searchParams.get('enddt')).toBe('2026-11-23T15:00:00.000Z')
})
