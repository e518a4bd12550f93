import { growthOverFourfold, MAX_LINEAR_GROWTH } from '@/tools/testing/cpu-cost'
import { contactFields } from './contact-fields'
import { contactSchema, type ContactInput } from './contact'

const filled: ContactInput = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  businessName: 'Analytical Engines',
  website: 'engines.example',
  phoneNumber: '(734) 555-0142',
  city: 'Northville',
  state: 'Michigan',
  message: 'A film about looms.',
}

/** First message per field, as the form shows it. */
function errorsOf(input: Partial<Record<keyof ContactInput, unknown>>) {
  const result = contactSchema.safeParse({ ...filled, ...input })
  const errors: Record<string, string> = {}
  for (const issue of result.error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message
  return errors
}

describe('contactSchema', () => {
  it('accepts a complete form and keeps the typed text', () => {
    expect(contactSchema.parse(filled)).toEqual(filled)
  })

  it.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Email is required'],
    ['businessName', 'Business name is required'],
    ['message', 'Message is required'],
  ] as const)('asks for %s when it is missing, empty or blank', (field, message) => {
    for (const value of [undefined, '', ' \n\t '])
      expect(errorsOf({ [field]: value })).toEqual({ [field]: message })
  })

  it('stores an empty phone as "Not provided" and an empty city and state as null', () => {
    const input = { ...filled, website: '', phoneNumber: ' ', city: '', state: undefined }
    expect(contactSchema.parse(input)).toMatchObject({
      website: '',
      phoneNumber: 'Not provided',
      city: null,
      state: null,
    })
  })

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'ada@example..com', 'ada b@example.com'])(
    'rejects the address %p',
    (email) => expect(errorsOf({ email })).toEqual({ email: 'Please enter a valid email address' }),
  )

  it('rejects a list of addresses', () => {
    expect(errorsOf({ email: 'ada@example.com,eve@example.com' })).toHaveProperty('email')
  })

  it.each(['ada@example.com', 'ada+film@mail.example.co.uk', "o'neil@bücher.example", ' ada@example.com '])(
    'accepts the address %p',
    (email) => expect(errorsOf({ email })).toEqual({}),
  )

  it.each(['7345550142', '+1 (734) 555-0142', '7', '1234567890123456'])(
    'accepts the phone number %p',
    (phoneNumber) => expect(errorsOf({ phoneNumber })).toEqual({}),
  )

  it.each(['0734555014', 'call me', '12345678901234567', '+'])('rejects the phone number %p', (phoneNumber) =>
    expect(errorsOf({ phoneNumber })).toEqual({ phoneNumber: 'Please enter a valid phone number' }),
  )

  it('names the limit of a field that is too long', () => {
    expect(errorsOf({ message: 'x'.repeat(5001), city: 'x'.repeat(101) })).toEqual({
      message: 'Message can have at most 5,000 characters',
      city: 'City can have at most 100 characters',
    })
  })

  it.each(Object.keys(contactFields) as (keyof typeof contactFields)[])('limits %s', (field) => {
    const { label, max } = contactFields[field]
    expect(errorsOf({ [field]: '7'.repeat(max + 1) })[field]).toContain(`${label} can have at most`)
  })

  it('does not run the address pattern over a huge text', () => {
    const check = (length: number) => errorsOf({ email: `a@${'.'.repeat(length)} ` }).email
    expect(check(20_000)).toContain('at most')
    expect(growthOverFourfold(check, 5_000)).toBeLessThan(MAX_LINEAR_GROWTH)
  })

  it('keeps line breaks in the message only, and drops control characters', () => {
    const parsed = contactSchema.parse({
      ...filled,
      firstName: 'A\u0000d\r\na',
      message: ' one\r\ntwo\u0000\u0007 ',
    })
    expect(parsed).toMatchObject({ firstName: 'Ad a', message: 'one\ntwo' })
  })

  it('keeps markup as text', () => {
    const markup = '<script>alert(1)</script>'
    expect(contactSchema.parse({ ...filled, message: markup }).message).toBe(markup)
  })

  it('drops unknown fields', () => {
    expect(contactSchema.parse({ ...filled, role: 'super_admin' })).toEqual(filled)
  })

  it('rejects values that are not text', () => {
    expect(errorsOf({ firstName: 1, city: ['x'] })).toHaveProperty('city')
  })
})
