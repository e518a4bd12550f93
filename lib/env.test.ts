import { readEnv } from './env'

const complete = {
  SUPABASE_URL: 'http://127.0.0.1:54321/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SUPABASE_SECRET_KEY: 'sb_secret_x',
}

test('fills in defaults and normalizes addresses', () => {
  const env = readEnv({ ...complete, SITE_URL: 'https://fieldlight.example/' })
  expect(env.SITE_URL).toBe('https://fieldlight.example')
  expect(env.SUPABASE_URL).toBe('http://127.0.0.1:54321')
  expect(env.CONTACT_EMAIL).toContain('@')
})

test('treats an empty value as unset', () => {
  expect(readEnv({ ...complete, SITE_URL: '' }).SITE_URL).toBe('http://localhost:3000')
})

test.each([
  [{ SUPABASE_URL: undefined }, 'SUPABASE_URL is missing'],
  [{ SUPABASE_URL: 'ftp://example.com' }, 'SUPABASE_URL must be an address'],
  [{ SUPABASE_SECRET_KEY: '' }, 'SUPABASE_SECRET_KEY is missing'],
  [{ SITE_URL: 'localhost' }, 'SITE_URL must be an address'],
  [{ TAG_MANAGER_ID: 'UA-1' }, 'TAG_MANAGER_ID must look like GTM-'],
  [{ SOCIAL_PIXEL_ID: '"><script>' }, 'SOCIAL_PIXEL_ID must be a number'],
  [{ CONTACT_EMAIL: 'nobody' }, 'CONTACT_EMAIL must be an e-mail address'],
  [{ MAIL_FROM: 'Fieldlight' }, 'MAIL_FROM must be an e-mail address, or a name'],
  [{ MAIL_FROM: 'A <a@b.example>, <c@d.example>' }, 'MAIL_FROM must be an e-mail address, or a name'],
  [{ SMTP_URL: 'https://smtp.example.com' }, 'SMTP_URL must look like smtps://'],
  [{ RECAPTCHA_SITE_KEY: 'key' }, 'RECAPTCHA_SITE_KEY goes together with'],
  [{ RECAPTCHA_MIN_SCORE: '2' }, 'RECAPTCHA_MIN_SCORE must be a number from 0 to 1'],
  [{ TRUSTED_PROXY_HOPS: '-1' }, 'TRUSTED_PROXY_HOPS must be a number from 0 to 9'],
  [{ TRUST_REQUEST_ID: 'yes' }, 'TRUST_REQUEST_ID must be 1, for yes, or 0'],
  [{ LOG_FORMAT: 'xml' }, "LOG_FORMAT must be 'json' or 'text'"],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be an address'],
  [{ CRON_SECRET: 'short' }, 'CRON_SECRET must have 16 characters'],
])('names the variable that is wrong: %j', (override, sentence) => {
  expect(() => readEnv({ ...complete, ...override })).toThrow(sentence)
})

test('never repeats the value of a secret in its message', () => {
  expect(() => readEnv({ ...complete, SUPABASE_URL: 'sb_secret_in_the_wrong_place' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('sb_secret_in_the_wrong_place') }),
  )
})

test.each([
  ['hello@example.com', { name: '', address: 'hello@example.com' }],
  ['Fieldlight <hello@example.com>', { name: 'Fieldlight', address: 'hello@example.com' }],
])('reads the sender %s', (value, sender) => {
  expect(readEnv({ ...complete, MAIL_FROM: value }).MAIL_FROM).toEqual(sender)
})
