import { composeMail } from '@/lib/mail/compose'

const SURROUNDINGS = { siteUrl: 'https://site.example', contactEmail: 'hello@site.example', aboutId: 'id-1' }
const NOTICE = {
  number: 'Q-2026-0001',
  title: 'Looms',
  client: 'Engines',
  role: 'owl',
  reply_to: 'ada@example.com',
}
const ACCEPTED = {
  accepted_by: 'Ada Byron',
  capacity: 'Owner',
  accepted_at: '2026-11-24T04:59:59.000Z',
  total_cents: 123_450,
  deposit_cents: 61_725,
  sha256: 'a'.repeat(64),
}
const CLIENT = { name: 'Ada Byron', number: 'Q-2026-0001', title: 'Looms', token: 'secret' }

test('the receipt says what was accepted by whom, and leads to the signed quote', () => {
  const { text, subject, replyTo } = composeMail('quote_accepted', { ...CLIENT, ...ACCEPTED }, SURROUNDINGS)
  expect(subject).toBe('Receipt: you accepted Q-2026-0001 (Looms)')
  for (const fact of [
    '$1,234.50',
    '$617.25',
    'Ada Byron, Owner',
    'November 23, 2026 at 11:59 PM EST',
    'a'.repeat(64),
  ]) {
    expect(text).toContain(fact)
  }
  expect(text).toContain('https://site.example/quote/secret')
  expect(replyTo).toBe('hello@site.example')
})

test.each([
  ['owl', 'owl'],
  ['admin', 'admin'],
  ['super_admin', 'admin'],
])('the notice leads %s to the quote in the area %s, and answers reach the client', (role, area) => {
  const mail = composeMail('quote_accepted_notice', { ...NOTICE, ...ACCEPTED, role }, SURROUNDINGS)
  expect(mail.subject).toBe('Accepted: Q-2026-0001, Engines, $1,234.50')
  expect(mail.text).toContain(`https://site.example/dashboard/${area}/quotes/id-1`)
  expect(mail.replyTo).toBe('ada@example.com')
})

test('the other letters say what happened', () => {
  const text = (kind: string, payload: object) => composeMail(kind, payload, SURROUNDINGS).text
  expect(text('quote_question', { ...NOTICE, body: 'With music?' })).toContain('> With music?')
  expect(text('quote_declined', { ...NOTICE, reason: 'price', note: null })).toContain(
    'more than we can spend',
  )
  expect(text('quote_declined', { ...NOTICE, reason: 'other', note: 'Later.' })).toContain('> Later.')
  expect(text('quote_expired', { ...NOTICE, valid_until: '2026-11-23', is_seen: false })).toContain(
    'never opened',
  )
  expect(text('quote_reminder', { ...CLIENT, valid_until: '2026-11-23', total_cents: 100 })).toContain(
    'end of November 23, 2026',
  )
})
