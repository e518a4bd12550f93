import { emailSchema } from '@/lib/schemas/account'
import { parseAction } from './parse-action'

const post = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return parseAction(emailSchema, data)
}

test('what comes back to the page is without passwords', () => {
  expect(post({ email: 'no address', currentPassword: 'violet-tripod-34' })).toEqual({
    ok: false,
    state: { errors: { email: 'Please enter a valid email address' }, values: { email: 'no address' } },
  })
})

test('what is right is passed on whole', () => {
  expect(post({ email: ' ada@example.com', currentPassword: ' with spaces ' })).toEqual({
    ok: true,
    data: { email: 'ada@example.com', currentPassword: ' with spaces ' },
    values: { email: ' ada@example.com' },
  })
})
