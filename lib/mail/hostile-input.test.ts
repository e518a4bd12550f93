import { growthOverFourfold, MAX_LINEAR_GROWTH } from '@/tools/testing/cpu-cost'
import { composeMail } from './compose'

const SURROUNDINGS = {
  siteUrl: 'https://site.example',
  contactEmail: 'hello@site.example',
  aboutId: 'f0000000-0000-4000-8000-00000000000a',
}

const PERSON = { first_name: 'Ada', last_name: 'Byron', email: 'ada@example.com', status: 'new' }

const LEAD = {
  ...PERSON,
  business_name: 'Analytical Engines',
  website: 'engines.example',
  phone_number: '7',
  city: 'Flint',
  state: 'MI',
  message: 'A film about looms.',
  source: 'detroit-mi',
}

const APPLICATION = {
  ...PERSON,
  phone: '7',
  city: 'Flint',
  state: 'MI',
  website: 'ada.example',
  linkedin_url: 'linkedin.com/in/ada',
  about: 'I film looms.',
  cameras: ['Sony FX3'],
  lenses: ['Helios 44-2'],
}

const CALL = {
  ...LEAD,
  starts_at: '2026-11-23T14:30:00Z',
  time_zone: 'America/Chicago',
  sequence: 0,
  moved_from: null,
}

const APPROVAL = {
  ad_id: 'e3000000-0000-4000-8000-000000000101',
  ad_title: 'First Pour',
  group_name: 'Cold Brew Summer',
  author_name: 'Dana',
  email: 'ada@example.com',
  is_doubtful: true,
}

const QUOTE = {
  number: 'Q-2026-0001',
  title: 'Looms',
  client: 'Engines',
  role: 'owl',
  reply_to: 'ada@example.com',
}
const ACCEPTED_QUOTE = {
  accepted_by: 'Ada Byron',
  capacity: 'Owner',
  accepted_at: '2026-11-23T14:30:00Z',
  total_cents: 123_450,
  deposit_cents: 0,
  sha256: 'a'.repeat(64),
}
const CLIENT_QUOTE = { name: 'Ada', number: 'Q-2026-0001', title: 'Looms', token: 'f'.repeat(32) }

const NOTIFICATION = {
  kind: 'ad_comment',
  aboutKind: 'ad',
  aboutId: 'e3000000-0000-4000-8000-000000000101',
  label: 'First Pour',
  context: 'Cold Brew Summer',
  events: 1,
  author: 'Dana',
  words: 'Darker, please.',
}

/** The payload of every mail, as the database stores it. */
const PAYLOADS: Record<string, Record<string, unknown>> = {
  ad_approved_notice: APPROVAL,
  ad_comment_notice: { ...APPROVAL, body: 'Darker, please.', wants_changes: true, film_ms: 12_480 },
  ad_feedback_notice: {
    group_name: 'Cold Brew Summer',
    ads: ['First Pour'],
    comments: 1,
    changes: 2,
    approvals: 0,
  },
  application_approved: { first_name: 'Ada' },
  application_declined: { first_name: 'Ada' },
  application_notice: APPLICATION,
  application_received: { first_name: 'Ada' },
  call_booked: CALL,
  call_booked_notice: CALL,
  call_canceled: CALL,
  call_canceled_notice: CALL,
  call_confirmation: { ...CALL, expires_at: '2026-11-20T16:00:00Z' },
  contact_notice: LEAD,
  contact_received: { first_name: 'Ada' },
  failed_sign_ins: { first_name: 'Ada' },
  second_factor: { first_name: 'Ada', event: 'reset' },
  article_not_published: { title: 'Lamps', gaps: ['excerpt'] },
  notification: { first_name: 'Ada', role: 'project_manager', line: NOTIFICATION },
  notification_digest: { first_name: 'Ada', role: 'owl', total: 1, lines: [NOTIFICATION] },
  quote_accepted: { ...CLIENT_QUOTE, ...ACCEPTED_QUOTE },
  quote_accepted_notice: { ...QUOTE, ...ACCEPTED_QUOTE },
  quote_declined: { ...QUOTE, reason: 'price', note: 'Next year.' },
  quote_expired: { ...QUOTE, valid_until: '2026-11-23', is_seen: true },
  quote_question: { ...QUOTE, body: 'With music?' },
  quote_reminder: { ...CLIENT_QUOTE, valid_until: '2026-11-23', total_cents: 123_450 },
  review_notice: {
    author_name: 'Ada Byron',
    email: 'ada@example.com',
    client: 'Analytical Engines',
    film: 'The Loom',
    rating: 4,
    description: 'They were early.',
    is_doubtful: true,
  },
  review_request: { first_name: 'Ada', film: 'The Loom', token: 'f'.repeat(64) },
  task_reminder: {
    first_name: 'Ada',
    role: 'owl',
    day: '2026-11-23',
    total: 1,
    tasks: [{ title: 'Call Nora', due_on: '2026-11-23', about: 'Whitcomb Orchards' }],
  },
}

const KINDS = Object.keys(PAYLOADS)

/** Fields that are not typed by a visitor, or that are validated. */
const OURS = [
  'ad_id',
  'gaps',
  'is_doubtful',
  'email',
  'status',
  'starts_at',
  'expires_at',
  'time_zone',
  'sequence',
  'moved_from',
  'rating',
  'token',
  'role',
  'day',
  'total',
  'reply_to',
  'accepted_at',
  'total_cents',
  'deposit_cents',
  'sha256',
  'valid_until',
  'is_seen',
  'wants_changes',
  'film_ms',
  'comments',
  'changes',
  'approvals',
  'event',
]

function fillWith(text: string, kind: string) {
  const typed = Object.entries(PAYLOADS[kind] ?? {}).map(([field, value]) => {
    if (OURS.includes(field)) return [field, value]
    if (field === 'tasks') return [field, [{ title: text, due_on: '2026-11-23', about: text }]]
    const line = { ...NOTIFICATION, label: text, context: text, author: text, words: text }
    if (field === 'line') return [field, line]
    if (field === 'lines') return [field, [line]]
    return [field, Array.isArray(value) ? [text] : text]
  })
  return composeMail(kind, Object.fromEntries(typed), SURROUNDINGS)
}

test.each(KINDS)('%s escapes markup in body and subject', (kind) => {
  const { html } = fillWith(`"><script>alert(1)</script><img src=x onerror='alert(2)'>`, kind)
  expect(html).not.toMatch(/<script|<img/i)
})

test.each(KINDS)('%s has a one-line subject and a single recipient', (kind) => {
  const { subject, replyTo } = fillWith('Ada\r\nBcc: all@example.com\r\n\r\nhello', kind)
  expect(subject).not.toMatch(/[\r\n]/)
  expect(['ada@example.com', 'hello@site.example']).toContain(replyTo)
})

test.each(KINDS.filter((kind) => kind.endsWith('_notice')))('%s does not change formulas', (kind) => {
  const formula = `=HYPERLINK("http://x";"y")+cmd|' /C calc'!A0 {{constructor}} \${7*7}`
  expect(fillWith(formula, kind).text).toContain(formula)
})

test.each(KINDS)('%s is rendered in linear time from texts of 100 kB', (kind) => {
  const write = (repeats: number) => fillWith('<a href="x">&\r\n'.repeat(repeats), kind)
  expect(write(7_000).subject.length).toBeLessThanOrEqual(150)
  expect(growthOverFourfold(write, 1_750)).toBeLessThan(MAX_LINEAR_GROWTH)
})

/** They name a film, an article or tasks, whose titles staff typed, or go to staff who asked for them. */
const LETTERS_OF_STAFF = [
  'review_request',
  'article_not_published',
  'task_reminder',
  'notification',
  'notification_digest',
]

/** Only holders of its secret link type into a quote, and the letters go to the staff or to whom the link was sent. */
const isAboutQuote = (kind: string) => kind.startsWith('quote_')

test.each(
  KINDS.filter(
    (kind) => !kind.endsWith('_notice') && !isAboutQuote(kind) && !LETTERS_OF_STAFF.includes(kind),
  ),
)('%s contains no typed text except a name', (kind) => {
  const { text, html, subject } = fillWith('Win now at casino.example', kind)
  for (const part of [text, html, subject]) expect(part).not.toContain('casino.example')
})

test.each(['application_approved', 'application_declined'])('%s greets by name', (kind) => {
  expect(fillWith('Inez', kind).text).toMatch(/^[^\n]*Inez\.\n/)
})
