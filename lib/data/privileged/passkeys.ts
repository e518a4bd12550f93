import 'server-only'
import type { KnownPasskey, NewPasskey, SigningPasskey } from '@/lib/auth/passkeys'
import { DataError, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { createAdminClient } from '@/lib/supabase/admin'

export type PasskeyOwner = { userId: string; email: string; passkeys: KnownPasskey[] }

/** Keeps the challenge for one answer within five minutes. `refused`: mirroring, or no passkey to sign with. */
export async function beginPasskey(
  sessionId: string,
  challenge: string,
  { adds }: { adds: boolean },
): Promise<PasskeyOwner | 'refused' | 'busy'> {
  const { data, error } = await createAdminClient().rpc('begin_passkey', {
    of_session: sessionId,
    challenge,
    adds,
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

export async function removePasskey(sessionId: string, id: string): Promise<RpcOutcome> {
  const { error } = await createAdminClient().rpc('remove_passkey', { of_session: sessionId, passkey: id })
  return rpcOutcome('passkeys.remove', error)
}

/** What the second step of this sign-in may be, beside a recovery code. */
export async function getSecondStepKinds(
  sessionId: string,
): Promise<{ hasApp: boolean; hasPasskey: boolean }> {
  const { data, error } = await createAdminClient().rpc('get_second_step_kinds', { of_session: sessionId })
  if (error) throw new DataError('passkeys.getKinds', { cause: error })
  return { hasApp: data[0]?.has_app ?? false, hasPasskey: data[0]?.has_passkey ?? false }
}
