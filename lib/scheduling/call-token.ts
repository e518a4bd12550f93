// Without `server-only` and `env`: plain Node loads it in browser tests.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const LEAD_BYTES = 16
const BODY_BYTES = LEAD_BYTES + 4
const MAC_BYTES = 16

/** `link` to book, move and cancel; `confirmation` proves that its holder reads the mail of the lead. */
type Purpose = 'link' | 'confirmation'

/** A separate key, so that a signature is valid nowhere else. */
const keyOf = (secret: string, purpose: Purpose) =>
  Buffer.from(hkdfSync('sha256', secret, '', `intro call ${purpose}`, 32))

const macOf = (body: Buffer, secret: string, purpose: Purpose) =>
  createHmac('sha256', keyOf(secret, purpose)).update(body).digest().subarray(0, MAC_BYTES)

const withDashes = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** For the intro call of one lead. `expiresAt` in epoch milliseconds. */
export function signCallToken(
  leadId: string,
  expiresAt: number,
  secret: string,
  purpose: Purpose = 'link',
): string {
  if (!UUID.test(leadId)) throw new TypeError('A call token is for a lead, named by its UUID')
  const body = Buffer.alloc(BODY_BYTES)
  body.write(leadId.replaceAll('-', ''), 'hex')
  body.writeUInt32BE(Math.floor(expiresAt / 1000), LEAD_BYTES)
  return Buffer.concat([body, macOf(body, secret, purpose)]).toString('base64url')
}

export function readCallToken(
  token: string,
  now: number,
  secret: string,
  purpose: Purpose = 'link',
): string | null {
  const bytes = Buffer.from(token, 'base64url')
  // The decoder is lenient: without this check, one token would have several spellings.
  if (bytes.length !== BODY_BYTES + MAC_BYTES || bytes.toString('base64url') !== token) return null
  const body = bytes.subarray(0, BODY_BYTES)
  if (!timingSafeEqual(bytes.subarray(BODY_BYTES), macOf(body, secret, purpose))) return null
  if (body.readUInt32BE(LEAD_BYTES) * 1000 <= now) return null
  return withDashes(body.toString('hex', 0, LEAD_BYTES))
}
