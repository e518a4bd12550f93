import { toEntry, toJson, toText } from './log'

const NOW = new Date('2026-11-21T09:30:00Z')
const ID = '8d7f2a60-4b1e-4a53-9f0c-2d4c1f3b7a11'

const entry = (fields: Record<string, string | number | boolean | null>, error?: unknown) =>
  toEntry({ level: 'warn', event: 'outbox.deliver', request: 'abcdef0123', fields, error }, NOW)

test('writes one line of JSON', () => {
  const line = toJson(entry({ id: ID, kind: 'contact_notice', isFinal: true, attempts: 3 }))
  expect(JSON.parse(line)).toEqual({
    time: '2026-11-21T09:30:00.000Z',
    level: 'warn',
    event: 'outbox.deliver',
    request: 'abcdef0123',
    id: ID,
    kind: 'contact_notice',
    isFinal: true,
    attempts: 3,
  })
})

test.each([
  ['an address', 'ada@example.com'],
  ['a phone number', '+1 (313) 555-0142'],
  ['a token', 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9'],
  ['a second line', 'fine\n{"level":"error"}'],
  ['a query', '/login?next=%2Fdashboard'],
  ['markup', '<script>'],
  ['a long text', 'word '.repeat(100)],
  ['terminal colours', '\u001b[31mred'],
  ['text that changes direction', '\u202Egnp.exe'],
])('withholds %s', (_, value) => {
  expect(entry({ value }).fields).toEqual({ value: '[withheld]' })
})

test('does not let a field replace a key of the entry', () => {
  expect(JSON.parse(toJson(entry({ level: 'info', event: 'x' })))).toMatchObject({
    level: 'warn',
    event: 'outbox.deliver',
  })
})

test('writes readable text for developers', () => {
  const cause = { code: '42501', details: 'Ada' }
  const text = toText(entry({ attempts: 2 }, new Error('x', { cause })))
  expect(text).toMatch(/^09:30:00 warn  outbox\.deliver attempts=2 request=abcdef01\n {4}Error\n/)
  expect(text).toMatch(/\n {4}because of Error code=42501$/)
})
