import { submissionKey } from './submission-key'

const MINUTE = 60_000
const first = {
  form: 'contact_submit',
  values: { firstName: 'Ada', message: 'Hello', ticket: 'one' },
  addressHash: 'here',
  now: 0,
}
const plain = { ...first, values: { firstName: 'Ada', message: 'Hello' } }

test('is a UUID', () => {
  expect(submissionKey(first)).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
})

test('with a ticket, is the same whenever and from wherever the form is sent again', () => {
  expect(submissionKey({ ...first, addressHash: 'elsewhere', now: 90 * MINUTE })).toBe(submissionKey(first))
})

test('does not depend on how long filling took or on the order of the fields', () => {
  const values = { message: 'Hello', fillTime: '9000', ticket: 'one', source: '/videos', firstName: 'Ada' }
  expect(submissionKey({ ...first, values })).toBe(submissionKey(first))
})

test.each([
  ['an edited text', { ...first, values: { ...first.values, message: 'Hello again' } }],
  ['another ticket', { ...first, values: { ...first.values, ticket: 'two' } }],
  ['another form', { ...first, form: 'application_submit' }],
])('%s is another submission', (_, other) => {
  expect(submissionKey(other)).not.toBe(submissionKey(first))
})

test('without a ticket, the same text counts as sent twice within ten minutes from one address', () => {
  expect(submissionKey({ ...plain, now: 9 * MINUTE })).toBe(submissionKey(plain))
  expect(submissionKey({ ...plain, now: 11 * MINUTE })).not.toBe(submissionKey(plain))
  expect(submissionKey({ ...plain, addressHash: 'elsewhere' })).not.toBe(submissionKey(plain))
})
