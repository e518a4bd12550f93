import { newPasswordSchema } from './new-password'

const messageOf = (password: unknown) => newPasswordSchema.safeParse({ password }).error?.issues[0]?.message

test.each([
  [undefined, 'Choose a password'],
  ['short', 'Use at least 12 characters'],
  ['Password2026!!', 'This password is too easy to guess'],
  ['ä'.repeat(40), 'This password is too long'],
])('%j is refused: %s', (password, message) => {
  expect(messageOf(password)).toBe(message)
})

test('a good one is kept to the letter, and needs nothing beside it', () => {
  expect(newPasswordSchema.parse({ password: ' seven geese, a lantern ' })).toEqual({
    password: ' seven geese, a lantern ',
  })
})
