import { readCallToken, signCallToken } from './call-token'

const LEAD = 'f0000000-0000-4000-8000-00000000000a'
const SECRET = 'sb_secret_unit_test'
const SOON = Date.parse('2026-11-23T14:00:00Z')

const token = signCallToken(LEAD, SOON, SECRET)

test('is valid for its lead until it expires', () => {
  expect(readCallToken(token, SOON - 1, SECRET)).toBe(LEAD)
  expect(readCallToken(token, SOON, SECRET)).toBeNull()
})

test('is invalid with another secret, another lead or another expiry', () => {
  expect(readCallToken(token, 0, 'another secret')).toBeNull()
  for (let position = 0; position < token.length; position += 1) {
    const other = token[position] === 'A' ? 'B' : 'A'
    const forged = token.slice(0, position) + other + token.slice(position + 1)
    expect(readCallToken(forged, 0, SECRET)).toBeNull()
  }
})

test.each(['', 'x', `${token}A`, `${token}=`, ` ${token}`, token.slice(1), 'ä'.repeat(48), '../schedule'])(
  'rejects %p',
  (text) => expect(readCallToken(text, 0, SECRET)).toBeNull(),
)

test('the link to move a call does not confirm it, and the other way round', () => {
  const confirming = signCallToken(LEAD, SOON, SECRET, 'confirmation')
  expect(readCallToken(confirming, 0, SECRET, 'confirmation')).toBe(LEAD)
  expect(readCallToken(confirming, 0, SECRET)).toBeNull()
  expect(readCallToken(token, 0, SECRET, 'confirmation')).toBeNull()
})

test('throws for an id that is not a UUID', () => {
  expect(() => signCallToken('1', SOON, SECRET)).toThrow(TypeError)
})
