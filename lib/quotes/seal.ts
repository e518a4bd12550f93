import { createHash, createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

/** What stands before the 32 bytes of a private Ed25519 key in PKCS #8. */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex')

/** @param seed 64 hexadecimal digits */
export const sealKeyFrom = (seed: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, Buffer.from(seed, 'hex')]),
    format: 'der',
    type: 'pkcs8',
  })

const publicKeyOf = (key: KeyObject): KeyObject => (key.type === 'public' ? key : createPublicKey(key))

/** As openssl and the guide's script read it. */
export const publicPem = (key: KeyObject): string =>
  publicKeyOf(key).export({ type: 'spki', format: 'pem' }).toString()

const KEY_ID_LENGTH = 16

/** The beginning of the SHA-256 of the public key in SPKI form. */
export const keyIdOf = (key: KeyObject): string =>
  sha256(publicKeyOf(key).export({ type: 'spki', format: 'der' })).slice(0, KEY_ID_LENGTH)

// A comment after the end of a PDF: readers skip it.
const HEAD = '\n%fieldlight-seal 1 ed25519 '
const SEAL = /^\n%fieldlight-seal 1 ed25519 ([0-9a-f]{16}) ([0-9a-f]{128})\n$/
const SEAL_LENGTH = HEAD.length + KEY_ID_LENGTH + 1 + 128 + 1

/** Adds a signature over every byte before it. */
export function sealFile(content: Uint8Array, key: KeyObject): Buffer {
  const signature = sign(null, content, key).toString('hex')
  return Buffer.concat([content, Buffer.from(`${HEAD}${keyIdOf(key)} ${signature}\n`, 'latin1')])
}

export type SealProblem = 'not-sealed' | 'unknown-key' | 'altered'

/** Either what was sealed, or why the file is not as it was. */
export function openSeal(
  file: Uint8Array,
  publicKeys: readonly KeyObject[],
): { content: Buffer; keyId: string } | { problem: SealProblem } {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const content = bytes.subarray(0, -SEAL_LENGTH)
  const [, keyId, signature] = bytes.subarray(-SEAL_LENGTH).toString('latin1').match(SEAL) ?? []
  if (!keyId || !signature) return { problem: 'not-sealed' }
  const key = publicKeys.find((known) => keyIdOf(known) === keyId)
  if (!key) return { problem: 'unknown-key' }
  if (!verify(null, content, key, Buffer.from(signature, 'hex'))) return { problem: 'altered' }
  return { content, keyId }
}
