import { growthOverFourfold, MAX_LINEAR_GROWTH } from '@/tools/testing/cpu-cost'
import { MAX_GEAR_NAME_LENGTH, MAX_GEAR } from '@/lib/leads/gear'
import { applicationFields, type ApplicationField } from './application-fields'
import { applicationSchema, type ApplicationInput } from './application'

const filled: ApplicationInput = {
  firstName: 'Inez',
  lastName: 'Marlow',
  email: 'inez@example.com',
  phone: '+1 (231) 555-0148',
  street: '14 Beacon St',
  city: 'Traverse City',
  state: 'MI',
  zipCode: '49684',
  country: 'USA',
  website: 'inez.example',
  linkedinUrl: 'linkedin.com/in/inez',
  about: 'Ten years of documentaries.',
  selectedCameras: 'Sony FX3',
  selectedLenses: 'Helios 44-2',
  gear: 'Two tripods',
}

/** First message per field, as the form shows it. */
function errorsOf(change: Partial<Record<ApplicationField, unknown>>) {
  const result = applicationSchema.safeParse({ ...filled, ...change })
  const errors: Record<string, string> = {}
  for (const issue of result.error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message
  return errors
}

it('keeps the typed text and reads one gear name per line', () => {
  expect(applicationSchema.parse(filled)).toEqual({
    ...filled,
    selectedCameras: ['Sony FX3'],
    selectedLenses: ['Helios 44-2'],
  })
})

it.each([
  ['firstName', 'First name is required'],
  ['lastName', 'Last name is required'],
  ['email', 'Email is required'],
  ['phone', 'Phone number is required'],
  ['street', 'Street address is required'],
  ['city', 'City is required'],
  ['state', 'State is required'],
  ['zipCode', 'ZIP code is required'],
  ['about', 'About section is required'],
] as const)('asks for %s when it is missing, empty or blank', (field, message) => {
  for (const value of [undefined, '', ' \n\t '])
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message })
})

it('other fields are optional, and the default country is USA', () => {
  const { country, website, linkedinUrl, selectedCameras, selectedLenses, gear, ...required } = filled
  expect([country, website, linkedinUrl, selectedCameras, selectedLenses, gear]).not.toContain(undefined)
  expect(applicationSchema.parse(required)).toEqual({
    ...required,
    country: 'USA',
    website: '',
    linkedinUrl: '',
    selectedCameras: [],
    selectedLenses: [],
    gear: '',
  })
  expect(applicationSchema.parse({ ...filled, country: ' ' }).country).toBe('USA')
})

it.each([
  'inez',
  'inez@',
  'inez@example',
  'inez@example.com,eve@example.com',
  'inez@example.com\nBcc:eve@x.y',
])('rejects the address %j', (email) =>
  expect(errorsOf({ email })).toEqual({ email: 'Please enter a valid email address' }),
)

it.each(['0231555014', 'call me', '12345678901234567', '+'])('rejects the phone number %j', (phone) =>
  expect(errorsOf({ phone })).toEqual({ phone: 'Please enter a valid phone number' }),
)

it('removes duplicate cameras, ignoring case and spaces', () => {
  const selectedCameras = ' Sony FX3 \r\n\r\nsony  fx3\nBolex H16\nBOLEX H16'
  expect(applicationSchema.parse({ ...filled, selectedCameras }).selectedCameras).toEqual([
    'Sony FX3',
    'Bolex H16',
  ])
})

it('limits the length and the number of cameras and lenses', () => {
  expect(errorsOf({ selectedCameras: 'x'.repeat(MAX_GEAR_NAME_LENGTH + 1) })).toEqual({
    selectedCameras: `Cameras: a name can have at most ${MAX_GEAR_NAME_LENGTH} characters`,
  })
  const many = Array.from({ length: MAX_GEAR + 1 }, (_, i) => `Lens ${i}`).join('\n')
  expect(errorsOf({ selectedLenses: many })).toEqual({
    selectedLenses: `Lenses: choose at most ${MAX_GEAR}`,
  })
})

it.each(Object.keys(applicationFields) as ApplicationField[])(
  'rejects 100 kB of %s in linear time',
  (field) => {
    const check = (length: number) => errorsOf({ [field]: '7'.repeat(length) })[field]
    expect(check(100_000)).toContain('at most')
    expect(growthOverFourfold(check, 25_000)).toBeLessThan(MAX_LINEAR_GROWTH)
  },
)

it.each(['<script>alert(1)</script>', '=HYPERLINK("http://x")', '{{constructor}}', "'; drop table x; --"])(
  'keeps %j as text',
  (text) => {
    const parsed = applicationSchema.parse({ ...filled, firstName: text, about: text, selectedCameras: text })
    expect(parsed).toMatchObject({ firstName: text, about: text, selectedCameras: [text] })
  },
)

it('keeps line breaks in paragraphs only, and drops control characters', () => {
  const text = ' one\r\ntwo\u0000\u0007 '
  expect(applicationSchema.parse({ ...filled, city: text, about: text, gear: text })).toMatchObject({
    city: 'one two',
    about: 'one\ntwo',
    gear: 'one\ntwo',
  })
})
