import 'server-only'
import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { site } from '@/lib/content/site'
import { env } from '@/lib/env'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
/** What authenticator apps expect of SHA-1, the only algorithm that all of them know. */
const SECRET_BYTES = 20
const PERIOD_MS = 30_000
const RECOVERY_CODES = 10
const RECOVERY_DIGITS = 12

const derive = (key: string, purpose: string) =>
  createHmac('sha256', key).update(`second factor ${purpose}`).digest()

const keyFor = (purpose: string) => derive(env.SECOND_FACTOR_KEY ?? env.SUPABASE_SECRET_KEY, purpose)

/** The present one first. */
const keysFor = (purpose: string) => [
  keyFor(purpose),
  ...env.SECOND_FACTOR_OLD_KEYS.map((key) => derive(key, purpose)),
]

/** The same until it is set up, so that a page may be loaded again: nothing is stored before the first right code. */
export const secretToEnroll = (enrollment: string, userId: string): Buffer =>
  createHmac('sha256', keyFor('enrollment'))
    .update(`${userId} ${enrollment}`)
    .digest()
    .subarray(0, SECRET_BYTES)

/** Bound to the person: another row does not open it. */
export function sealSecret(secret: Buffer, userId: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor('secret'), iv).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

function openWith(key: Buffer, sealed: string, userId: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const opened = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([opened, decipher.final()])
  } catch {
    return null
  }
}

/** Null when it was sealed with a key that is not known any more, or for somebody else. */
export function openSecret(sealed: string, userId: string): Buffer | null {
  for (const key of keysFor('secret')) {
    const opened = openWith(key, sealed, userId)
    if (opened) return opened
  }
  return null
}

const totpOf = (secret: Buffer, label = '') =>
  new TOTP({ issuer: site.name, label, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) })

/** What the QR code says to the app. */
export const appAddress = (secret: Buffer, email: string): string => totpOf(secret, email).toString()

/** For whoever cannot scan: in groups of four. */
export const typedKey = (secret: Buffer): string =>
  totpOf(secret)
    .secret.base32.replace(/.{4}(?=.)/g, '$& ')
    .trim()

/**
 * One period earlier and later count, because clocks differ.
 * @returns the period that the code belongs to; null for a wrong code
 */
export function periodOfCode(secret: Buffer, code: string, now = Date.now()): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / PERIOD_MS) + delta
}

/** Digits, as the codes of the app, so that one field with one keyboard takes both. */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_DIGITS }, () => randomInt(10)).join(''),
  )

/** Keyed: without the server's key the few digits could be found by trying all. */
const hashWith = (key: Buffer, code: string, userId: string) =>
  createHmac('sha256', key).update(`${userId} ${code}`).digest('hex')

export const hashRecoveryCode = (code: string, userId: string): string =>
  hashWith(keyFor('recovery'), code, userId)

/** With each key that codes may have been stored with. */
export const recoveryHashes = (code: string, userId: string): string[] =>
  keysFor('recovery').map((key) => hashWith(key, code, userId))
