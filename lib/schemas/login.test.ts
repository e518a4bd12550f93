import { loginSchema } from './login'

const messageOf = (input: unknown) => loginSchema.safeParse(input).error?.issues[0]?.message

test('trims the email but not the password', () => {
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
])('rejects %j as incomplete', (input) => {
  expect(messageOf(input)).toBe('Please fill in all fields')
})

test('rejects a huge password', () => {
  expect(messageOf({ email: 'maya@fieldlight.example', password: 'x'.repeat(1_000_000) })).toBe(
    'Invalid login credentials',
  )
})
