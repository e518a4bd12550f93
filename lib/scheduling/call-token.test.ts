import { readCallToken, signCallToken } from './call-token'

const LEAD = 'f0000000-0000-4000-8000-00000000000a'
const SECRET = 'sb_secret_unit_test'
const SOON = Date.parse('2026-11-23T14:00:00Z')

const token = signCallToken(LEAD, SOON, SECRET)

test('speaks for its lead until it expires', () => {
  expect(readCallToken(token, SOON - 1, SECRET)).toBe(LEAD)
  expect(readCallToken(token, SOON, SECRET)).toBeNull()
})

test('is worth nothing with another secret, for another lead or with another expiry', () => {
  expect(readCallToken(token, 0, 'another secret')).toBeNull()
  for (let position = 0; position < token.length; position += 1) {
    const other = token[position] === 'A' ? 'B' : 'A'
    const forged = token.slice(0, position) + other + token.slice(position + 1)
    expect(readCallToken(forged, 0, SECRET)).toBeNull()
  }
})

test.each(['', 'x', `${token}A`, `${token}=`, ` ${token}`, token.slice(1), 'ä'.repeat(48), '../schedule'])(
  'refuses %p',
  (text) => expect(readCallToken(text, 0, SECRET)).toBeNull(),
)

test('is not made for anything but a lead', () => {
  expect(() => signCallToken('1', SOON, SECRET)).toThrow(TypeError)
})
