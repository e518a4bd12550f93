import 'server-only'
import { env } from '@/lib/env'
import { DataError, RATE_LIMITED, rpcOutcome, type RpcOutcome } from '@/lib/errors'
import { LOOPBACK } from '@/lib/forms/own-origin'
import { log } from '@/lib/observability/log'
import { createAdminClient } from '@/lib/supabase/admin'

/** A right code of the app, as its period, or the hash of a recovery code. */
export type UsedCode = { period: number } | { recoveryHash: string }

const columns = (code: UsedCode) =>
  'period' in code ? { time_step: code.period } : { code_hash: code.recoveryHash }

/** Whose attempts count together. `isKnown`: the person has signed in from there before. */
export type Sender = { sender: string; isKnown: boolean }

/** Counts an attempt. `secret`: null without an app. `busy`: too many in fifteen minutes. Null: the sign-in has no second step. */
export async function beginSecondStep(
  sessionId: string,
  { sender, isKnown }: Sender,
): Promise<{ userId: string; secret: string | null } | 'busy' | null> {
  const { data, error } = await createAdminClient().rpc('begin_second_step', {
    of_session: sessionId,
    sender,
    is_known: isKnown,
  })
  if (error?.code === RATE_LIMITED) return 'busy'
  if (error && rpcOutcome('secondFactors.begin', error) !== 'done') return null
  const row = data?.[0]
  // The generated types do not know that it may be null.
  return row ? { userId: row.user_id, secret: row.secret as string | null } : null
}

/** From then on the sign-in counts. False for a code that was used before, or that nobody has. */
export async function passSecondStep(sessionId: string, code: UsedCode): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('pass_second_step', {
    of_session: sessionId,
    ...columns(code),
  })
  if (error) throw new DataError('secondFactors.pass', { cause: error })
  return data
}

export async function enrollSecondFactor(
  sessionId: string,
  factor: { sealedSecret: string; period: number; recoveryHashes: string[] },
): Promise<RpcOutcome> {
  const { error } = await createAdminClient().rpc('enroll_second_factor', {
    of_session: sessionId,
    secret: factor.sealedSecret,
    time_step: factor.period,
    code_hashes: factor.recoveryHashes,
  })
  return rpcOutcome('secondFactors.enroll', error)
}

/** False as `passSecondStep`, and while mirroring. */
export async function replaceRecoveryCodes(
  sessionId: string,
  code: UsedCode,
  recoveryHashes: string[],
): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('replace_recovery_codes', {
    of_session: sessionId,
    code_hashes: recoveryHashes,
    ...columns(code),
  })
  return rpcOutcome('secondFactors.replaceCodes', error) === 'done' && data === true
}

/** False as `passSecondStep`, and while mirroring. */
export async function removeSecondFactor(sessionId: string, code: UsedCode): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('remove_second_factor', {
    of_session: sessionId,
    ...columns(code),
  })
  return rpcOutcome('secondFactors.remove', error) === 'done' && data === true
}

/** With the start of a server: a new secret key would lock out all who have a second factor. Not for a trial on one machine. */
export async function warnOfDerivedKey(): Promise<void> {
  if (env.SECOND_FACTOR_KEY || LOOPBACK.has(new URL(env.SUPABASE_URL).hostname)) return
  const { data, error } = await createAdminClient().rpc('has_second_factors')
  if (error) log.error('secondFactors.has', error)
  else if (data) log.warn('secondFactors.keyNotSet')
}

/** For one change of password or e-mail address by the auth server, within a minute. */
export async function permitAccountChange(userId: string): Promise<void> {
  const { error } = await createAdminClient().rpc('permit_account_change', { of_user: userId })
  if (error) throw new DataError('secondFactors.permitAccountChange', { cause: error })
}
