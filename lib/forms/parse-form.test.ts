import { contactSchema } from '@/lib/schemas/contact'
import { parseForm } from './parse-form'

const filled = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  businessName: 'Analytical Engines',
  message: 'A film about looms.',
}

function post(values: Record<string, string>) {
  const formData = new FormData()
  for (const [name, value] of Object.entries(values)) formData.set(name, value)
  return formData
}

test('gives the data of a correct form', () => {
  const form = parseForm(contactSchema, post({ ...filled, phoneNumber: '' }))
  expect(form).toMatchObject({
    ok: true,
    data: { firstName: 'Ada', phoneNumber: 'Not provided', state: null },
  })
})

test('gives one message per wrong field, and the typed text back', () => {
  const form = parseForm(contactSchema, post({ ...filled, email: '', phoneNumber: '0' }))
  expect(form).toEqual({
    ok: false,
    state: {
      status: 'invalid',
      errors: { email: 'Email is required', phoneNumber: 'Please enter a valid phone number' },
      values: { ...filled, email: '', phoneNumber: '0' },
    },
  })
})

test('refuses a huge message and answers with a bounded copy of it', () => {
  const form = parseForm(contactSchema, post({ ...filled, message: 'x'.repeat(900_000) }))
  expect(form).toMatchObject({
    ok: false,
    state: { errors: { message: 'Message can have at most 5,000 characters' } },
  })
  expect(JSON.stringify(form).length).toBeLessThan(25_000)
})

test('refuses a file in place of a text', () => {
  const formData = post(filled)
  formData.set('message', new File(['hello'], 'message.txt'))
  expect(parseForm(contactSchema, formData)).toMatchObject({
    ok: false,
    state: { errors: { message: 'Message is required' } },
  })
})
