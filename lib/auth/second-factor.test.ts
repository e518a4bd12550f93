import { TOTP } from 'otpauth'
import { env } from '@/lib/env'
import {
  appAddress,
  createRecoveryCodes,
  hashRecoveryCode,
  openSecret,
  periodOfCode,
  recoveryHashes,
  sealSecret,
  secretToEnroll,
  typedKey,
} from './second-factor'

const ADA = 'a0000000-0000-4000-8000-000000000001'
const BOB = 'a0000000-0000-4000-8000-000000000002'

test('the secret stays the same until it is set up, and is of one person', () => {
  const secret = secretToEnroll('first', ADA)
  expect(secret).toHaveLength(20)
  expect(secretToEnroll('first', ADA)).toEqual(secret)
  expect(secretToEnroll('second', ADA)).not.toEqual(secret)
  expect(secretToEnroll('first', BOB)).not.toEqual(secret)
})

test('a sealed secret opens for its person only, and never looks the same', () => {
  const secret = secretToEnroll('first', ADA)
  const sealed = sealSecret(secret, ADA)
  expect(openSecret(sealed, ADA)).toEqual(secret)
  expect(sealSecret(secret, ADA)).not.toBe(sealed)
  expect(openSecret(sealed, BOB)).toBeNull()
  const changed = Buffer.from(sealed, 'base64url')
  changed[40] = (changed[40] ?? 0) ^ 1
  expect(openSecret(changed.toString('base64url'), ADA)).toBeNull()
})

test('codes of before count with a new key, as long as the old one is named', () => {
  const secret = secretToEnroll('first', ADA)
  const sealed = sealSecret(secret, ADA)
  const hash = hashRecoveryCode('123456789012', ADA)
  const before = { ...env }
  try {
    Object.assign(env, { SECOND_FACTOR_KEY: 'f'.repeat(64) })
    expect(openSecret(sealed, ADA)).toBeNull()
    expect(recoveryHashes('123456789012', ADA)).not.toContain(hash)
    Object.assign(env, { SECOND_FACTOR_OLD_KEYS: ['another', before.SUPABASE_SECRET_KEY] })
    expect(openSecret(sealed, ADA)).toEqual(secret)
    expect(openSecret(sealed, BOB)).toBeNull()
    expect(recoveryHashes('123456789012', ADA)).toContain(hash)
    expect(hashRecoveryCode('123456789012', ADA)).not.toBe(hash)
    expect(openSecret(sealSecret(secret, ADA), ADA)).toEqual(secret)
  } finally {
    Object.assign(env, before)
  }
})

// RFC 6238, appendix B, with the last six digits.
test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [2_000_000_000, '279037', 66_666_666],
])('at second %d the code %s is right', (second, code, period) => {
  const secret = Buffer.from('12345678901234567890')
  expect(periodOfCode(secret, code, second * 1000)).toBe(period)
  expect(periodOfCode(secret, code, (second + 30) * 1000)).toBe(period)
  expect(periodOfCode(secret, code, (second + 61) * 1000)).toBeNull()
  expect(periodOfCode(secret, '12345', second * 1000)).toBeNull()
})

test('the app reads the same secret from the QR code as a person types', () => {
  const secret = secretToEnroll('first', ADA)
  const address = new URL(appAddress(secret, 'ada@example.com'))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toContain('ada@example.com')
  expect(typedKey(secret).replaceAll(' ', '')).toBe(address.searchParams.get('secret'))
  const app = new TOTP({ secret: typedKey(secret).replaceAll(' ', '') })
  expect(periodOfCode(secret, app.generate())).not.toBeNull()
})

test('recovery codes differ, and so do their hashes for two people', () => {
  const codes = createRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^\d{12}$/)
  const [code = ''] = codes
  expect(hashRecoveryCode(code, ADA)).toMatch(/^[\da-f]{64}$/)
  expect(hashRecoveryCode(code, ADA)).not.toBe(hashRecoveryCode(code, BOB))
})
