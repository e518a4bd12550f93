import ICAL from 'ical.js'
import { type FeedEntry, toFeed } from './calendar-feed'

const SITE = 'https://fieldlight.example'

const entry = (change: Partial<FeedEntry> = {}): FeedEntry => ({
  kind: 'ad_group',
  id: 'a1',
  title: 'Winter, ads; all',
  firstOn: '2026-11-20',
  lastOn: '2026-11-20',
  startsAt: null,
  state: 'open',
  about: { kind: 'ad_group', id: 'a1' },
  sequence: 3,
  changedAt: '2026-11-19T10:00:00+00:00',
  ...change,
})

const feedOf = (entries: FeedEntry[], role: Parameters<typeof toFeed>[0]['role'] = 'graphic_designer') =>
  toFeed({ role, entries }, SITE, '2026-11-26')

const events = (file: string) => new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')

test('an entry says its kind, its title, what is late, and where it is', () => {
  const [event] = events(feedOf([entry()]))
  expect(event?.getFirstPropertyValue('uid')).toBe('ad-group-a1@fieldlight.example')
  expect(event?.getFirstPropertyValue('sequence')).toBe(3)
  expect(event?.getFirstPropertyValue('summary')).toBe('Ad group due: Winter, ads; all')
  const address = `${SITE}/dashboard/graphic-designer/ad-groups/a1`
  expect(event?.getFirstPropertyValue('url')).toBe(address)
  expect(event?.getFirstPropertyValue('description')).toBe(`Overdue\n${address}`)
  expect(String(event?.getFirstPropertyValue('last-modified'))).toBe('2026-11-19T10:00:00Z')
})

test('what went away is canceled, without a title and a record', () => {
  const [event] = events(feedOf([entry({ title: '', about: null, state: 'canceled', kind: 'call' })]))
  expect(event?.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(event?.getFirstPropertyValue('summary')).toBe('Intro call')
  expect(event?.getFirstPropertyValue('url')).toBeNull()
})

test('a call that nobody has confirmed is tentative', () => {
  const call = entry({ kind: 'call', state: 'unconfirmed', about: { kind: 'lead', id: 'l' } })
  const [event] = events(feedOf([call], 'admin'))
  expect(event?.getFirstPropertyValue('status')).toBe('TENTATIVE')
  expect(event?.getFirstPropertyValue('description')).toMatch(/^Unconfirmed/)
})

test('calls take half an hour, articles a quarter', () => {
  const startsAt = '2026-11-24T14:00:00+00:00'
  const ends = events(
    feedOf(
      [
        entry({ kind: 'call', startsAt, state: 'booked', about: { kind: 'lead', id: 'l' } }),
        entry({ kind: 'article', startsAt, state: 'scheduled', about: { kind: 'article', id: 'p' } }),
      ],
      'admin',
    ),
  ).map((event) => String(event.getFirstPropertyValue('dtend')))
  expect(ends).toEqual(['2026-11-24T09:30:00', '2026-11-24T09:15:00'])
})

test('the same entries give the same file', () => {
  expect(feedOf([entry()])).toBe(feedOf([entry()]))
})

test('an empty feed is a calendar', () => {
  expect(events(feedOf([]))).toEqual([])
})
