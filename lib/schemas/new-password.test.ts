import { newPasswordSchema } from './new-password'

const messageOf = (password: unknown) => newPasswordSchema.safeParse({ password }).error?.issues[0]?.message

test.each([
  [undefined, 'Choose a password'],
  ['short', 'Use at least 12 characters'],
  ['Password2026!!', 'This password is too easy to guess'],
  ['ä'.repeat(40), 'This password is too long'],
])('rejects %j: %s', (password, message) => {
  expect(messageOf(password)).toBe(message)
})

test('does not change a valid password', () => {
  expect(newPasswordSchema.parse({ password: ' seven geese, a lantern ' })).toEqual({
    password: ' seven geese, a lantern ',
  })
})
