import 'server-only'
import type { KnownPasskey, NewPasskey, SigningPasskey } from '@/lib/auth/passkeys'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'
import type { Sender } from './second-factors'

export type PasskeyOwner = { userId: string; email: string; passkeys: KnownPasskey[] }

/** Keeps the challenge for one answer within five minutes. `refused`: mirroring, or no passkey to sign with. */
export async function beginPasskey(
  sessionId: string,
  challenge: string,
  { adds, sender, isKnown }: Sender & { adds: boolean },
): Promise<PasskeyOwner | 'refused' | 'busy'> {
  const { data, error } = await createAdminClient().rpc('begin_passkey', {
    of_session: sessionId,
    challenge,
    adds,
    sender,
    is_known: isKnown,
  })
  const outcome = rpcOutcome('passkeys.begin', error)
  const row = data?.[0]
  if (outcome !== 'done' || !row) return outcome === 'busy' ? 'busy' : 'refused'
  return { userId: row.user_id, email: row.email, passkeys: row.passkeys as KnownPasskey[] }
}

/** The challenge of `beginPasskey`, which is then used up. Null for an old one, and one for something else. */
export async function takeChallengeToAdd(sessionId: string): Promise<string | null> {
  const { data, error } = await createAdminClient().rpc('take_passkey_challenge', {
    of_session: sessionId,
    adds: true,
  })
  if (error) throw new DataError('passkeys.takeToAdd', { cause: error })
  return data[0]?.challenge ?? null
}

/** Null as `takeChallengeToAdd`, and for the passkey of somebody else. */
export async function takeChallengeToSign(
  sessionId: string,
  credentialId: string,
): Promise<(SigningPasskey & { challenge: string }) | null> {
  const { data, error } = await createAdminClient().rpc('take_passkey_challenge', {
    of_session: sessionId,
    adds: false,
    credential_id: credentialId,
  })
  if (error) throw new DataError('passkeys.takeToSign', { cause: error })
  const row = data[0]
  if (!row) return null
  return {
    challenge: row.challenge,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports,
  }
}

/** `first`: the recovery codes count from now on. */
export async function addPasskey(
  sessionId: string,
  { credentialId, publicKey, counter, transports }: NewPasskey,
  { name, recoveryHashes }: { name: string; recoveryHashes: string[] },
): Promise<'first' | RpcOutcome> {
  const { data, error } = await createAdminClient().rpc('add_passkey', {
    of_session: sessionId,
    credential_id: credentialId,
    public_key: publicKey,
    counter,
    transports,
    name,
    code_hashes: recoveryHashes,
  })
  const outcome = rpcOutcome('passkeys.add', error)
  return outcome === 'done' && data ? 'first' : outcome
}

/** From then on the sign-in counts. False for a counter that was seen before. */
export async function passWithPasskey(
  sessionId: string,
  credentialId: string,
  counter: number,
): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('pass_with_passkey', {
    of_session: sessionId,
    credential_id: credentialId,
    counter,
  })
  if (error) throw new DataError('passkeys.pass', { cause: error })
  return data
}

/** `unproven`: it is the last second factor, this sign-in is older than ten minutes, and none of the hashes is of a recovery code. */
export async function removePasskey(
  sessionId: string,
  id: string,
  recoveryHashes: string[],
): Promise<RpcOutcome | 'unproven'> {
  for (const hash of [undefined, ...recoveryHashes]) {
    const { data, error } = await createAdminClient().rpc('remove_passkey', {
      of_session: sessionId,
      passkey: id,
      code_hash: hash,
    })
    const outcome = rpcOutcome('passkeys.remove', error)
    if (outcome !== 'done' || data === true) return outcome
  }
  return 'unproven'
}

/** Whose second step it is, and what it may be beside a recovery code. Null: the sign-in is over. */
export async function getSecondStep(
  sessionId: string,
): Promise<{ email: string; hasApp: boolean; hasPasskey: boolean } | null> {
  const { data, error } = await createAdminClient().rpc('get_second_step', { of_session: sessionId })
  if (error) throw new DataError('passkeys.getSecondStep', { cause: error })
  const [row] = data
  return row ? { email: row.email, hasApp: row.has_app, hasPasskey: row.has_passkey } : null
}
