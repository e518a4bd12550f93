import 'server-only'
import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server'
import { site } from '@/lib/content/site'
import { env } from '@/lib/env'

export type KnownPasskey = { id: string; transports: string[] }

/** `publicKey` is base64url. */
export type NewPasskey = { credentialId: string; publicKey: string; counter: number; transports: string[] }

export type SigningPasskey = { publicKey: string; counter: number; transports: string[] }

const { origin, hostname, protocol } = new URL(env.SITE_URL)

/** Browsers know passkeys of names on https only, and of this machine. */
export const canHavePasskeys =
  hostname === 'localhost' || (protocol === 'https:' && isIP(hostname.replace(/[[\]]/g, '')) === 0)

/** Ed25519, ES256 and RS256. Left out are those that Node calls experimental. */
const ALGORITHMS = [-8, -7, -257]

/** Loaded by whoever uses a passkey: it brings parsers of certificates along. */
const load = () => import('@simplewebauthn/server')

export const createChallenge = (): string => randomBytes(32).toString('base64url')

const toBytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

export async function optionsToAdd(
  challenge: string,
  { userId, email, passkeys }: { userId: string; email: string; passkeys: KnownPasskey[] },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await load()
  return generateRegistrationOptions({
    rpName: site.name,
    rpID: hostname,
    userName: email,
    userID: new Uint8Array(Buffer.from(userId)),
    challenge: toBytes(challenge),
    excludeCredentials: passkeys,
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
}

export async function optionsToSign(
  challenge: string,
  passkeys: KnownPasskey[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await load()
  return generateAuthenticationOptions({
    rpID: hostname,
    challenge: toBytes(challenge),
    allowCredentials: passkeys,
    userVerification: 'preferred',
  })
}

const EXPECTED = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: false } as const

/** Null unless it is the answer of a device to `challenge`, on this site. @param answer JSON of a browser, which may say anything */
export async function readNewPasskey(answer: string, challenge: string): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await load()
  try {
    const response = JSON.parse(answer) as RegistrationResponseJSON
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...EXPECTED,
      response,
      expectedChallenge: challenge,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return null
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.filter((name) => /^[a-z-]{1,20}$/.test(name)).slice(0, 10),
    }
  } catch {
    return null
  }
}

/** The id of the passkey that an answer names, unchecked. Null for what is no answer. */
export function namedPasskey(answer: string): string | null {
  try {
    const { id } = JSON.parse(answer) as { id?: unknown }
    return typeof id === 'string' ? id : null
  } catch {
    return null
  }
}

/** The new counter of the passkey; null unless it signed `challenge`, on this site. */
export async function counterOfAnswer(
  answer: string,
  challenge: string,
  id: string,
  { publicKey, counter, transports }: SigningPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await load()
  const credential: WebAuthnCredential = {
    id,
    publicKey: toBytes(publicKey),
    counter,
    transports,
  }
  try {
    const response = JSON.parse(answer) as AuthenticationResponseJSON
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...EXPECTED,
      response,
      expectedChallenge: challenge,
      credential,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
