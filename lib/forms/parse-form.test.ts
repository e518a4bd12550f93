import { emailSchema } from '@/lib/schemas/account'
import { cleanParagraphs, requiredText } from '@/lib/schemas/text-rules'
import { contactSchema } from '@/lib/schemas/contact'
import { parseAction, parseEdit, parseForm } from './parse-form'

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

describe('parseForm', () => {
  test('returns the data of a valid form', () => {
    const form = parseForm(contactSchema, post({ ...filled, phoneNumber: '' }))
    expect(form).toMatchObject({
      ok: true,
      data: { firstName: 'Ada', phoneNumber: 'Not provided', state: null },
    })
  })

  test('returns one message per invalid field and the typed text', () => {
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

  test('rejects a huge message and returns a truncated copy', () => {
    const form = parseForm(contactSchema, post({ ...filled, message: 'x'.repeat(900_000) }))
    expect(form).toMatchObject({
      ok: false,
      state: { errors: { message: 'Message can have at most 5,000 characters' } },
    })
    expect(JSON.stringify(form).length).toBeLessThan(25_000)
  })

  test('rejects a file in place of a text', () => {
    const formData = post(filled)
    formData.set('message', new File(['hello'], 'message.txt'))
    expect(parseForm(contactSchema, formData)).toMatchObject({
      ok: false,
      state: { errors: { message: 'Message is required' } },
    })
  })
})

describe('parseAction', () => {
  test('returns typed text without passwords', () => {
    expect(
      parseAction(emailSchema, post({ email: 'no address', currentPassword: 'violet-tripod-34' })),
    ).toEqual({
      ok: false,
      state: { errors: { email: 'Please enter a valid email address' }, values: { email: 'no address' } },
    })
  })

  test('does not change a valid password', () => {
    expect(
      parseAction(emailSchema, post({ email: ' ada@example.com', currentPassword: ' with spaces ' })),
    ).toEqual({
      ok: true,
      data: { email: 'ada@example.com', currentPassword: ' with spaces ' },
      values: { email: ' ada@example.com' },
    })
  })
})

describe('parseEdit', () => {
  const field = requiredText({ label: 'Description', max: 20 }, cleanParagraphs)

  test('converts CRLF to LF', () => {
    expect(
      parseEdit(field, post({ version: '3', base: 'one\r\ntwo', value: ' one\r\nthree ' })),
    ).toMatchObject({
      ok: true,
      data: { version: 3, base: 'one\ntwo', value: 'one\nthree' },
    })
  })

  test('returns an invalid edit with its base', () => {
    expect(parseEdit(field, post({ version: '3', base: 'one', value: ' ' }))).toEqual({
      ok: false,
      state: {
        status: 'invalid',
        error: 'Description is required',
        edit: { version: 3, base: 'one', value: ' ' },
      },
    })
  })

  test('changes nothing when the saved text is kept', () => {
    expect(parseEdit(field, post({ version: '3', base: 'theirs', value: 'mine', keep: 'theirs' }))).toEqual({
      ok: false,
      state: { status: 'idle' },
    })
  })

  test('rejects an invalid version', () => {
    expect(() => parseEdit(field, post({ version: 'x', base: '', value: 'mine' }))).toThrow()
    expect(() => parseEdit(field, post({ base: '', value: 'mine' }))).toThrow()
  })
})
