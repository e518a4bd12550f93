import { composeMail } from '@/lib/mail/compose'

const CONTEXT = { siteUrl: 'https://site.example', contactEmail: 'hello@site.example', aboutId: 'id' }
const QUOTE = {
  name: 'Ada Byron',
  number: 'Q-2026-0001',
  title: 'A film about looms',
  version: 1,
  total_cents: 123_450,
  valid_until: '2026-12-24',
  prepared_by: 'Olive Ng',
  token: 'abc_DEF-123',
}

test('the letter names the total, the last day and the link', () => {
  const mail = composeMail('quote_sent', QUOTE, CONTEXT)
  expect(mail.subject).toBe('Your quote: A film about looms')
  expect(mail.text).toContain('Here is your quote, Ada')
  expect(mail.text).toContain('Total: $1,234.50')
  expect(mail.text).toContain('Valid until: December 24, 2026')
  expect(mail.text).toContain('https://site.example/quote/abc_DEF-123')
})

test('the letter of a later version says that it replaces the one before', () => {
  const mail = composeMail('quote_sent', { ...QUOTE, version: 2, prepared_by: '' }, CONTEXT)
  expect(mail.subject).toBe('New version of your quote: A film about looms')
  expect(mail.text).toContain('This version replaces the one before it.')
  expect(mail.text).not.toContain('From:')
})

test('an answer is quoted, and a letter without its token is not written', () => {
  expect(composeMail('quote_answer', { ...QUOTE, answer: 'In March.' }, CONTEXT).text).toContain(
    '> In March.',
  )
  const { token: _, ...sent } = QUOTE
  expect(() => composeMail('quote_sent', sent, CONTEXT)).toThrow()
})
