import { loginSchema } from './login'

const messageOf = (input: unknown) => loginSchema.safeParse(input).error?.issues[0]?.message

test('spaces around the address are dropped, those in a password belong to it', () => {
  expect(loginSchema.parse({ email: ' maya@fieldlight.example ', password: ' a b ' })).toEqual({
    email: 'maya@fieldlight.example',
    password: ' a b ',
  })
})

test.each([
  {},
  { email: '', password: '' },
  { email: ' ', password: 'secret' },
  { email: 'maya@fieldlight.example', password: '' },
  { email: ['maya@fieldlight.example'], password: null },
])('%j is not filled in', (input) => {
  expect(messageOf(input)).toBe('Please fill in all fields')
})

test('an endless password is refused before anyone hashes it', () => {
  expect(messageOf({ email: 'maya@fieldlight.example', password: 'x'.repeat(1_000_000) })).toBe(
    'Invalid login credentials',
  )
})
