import 'server-only'
import type { UserType } from '@/lib/auth/roles'
import { DataError, rpcOutcome } from '@/lib/errors'
import { createSessionClient } from '@/lib/supabase/server'

/** Times are ISO 8601. */
export type OwnSignIn = {
  id: string
  userAgent: string | null
  /** As in 'America/Detroit'. */
  timeZone: string | null
  createdAt: string
  seenAt: string
  endsAt: string
  isThis: boolean
}

export type SecondFactor = { since: string; codesLeft: number }

export type OwnSecurity = {
  factor: (SecondFactor & { passkeys: number }) | null
  /** Null: the role does not need a second factor, or it is set up. */
  enrollBy: string | null
  signIns: OwnSignIn[]
}

/** Null while mirroring. */
export async function getOwnSecurity(): Promise<OwnSecurity | null> {
  const { data, error } = await (await createSessionClient()).rpc('read_own_security')
  if (error) throw new DataError('security.getOwn', { cause: error })
  return data as OwnSecurity | null
}

/** One of the own, or all others. They end at once. Null while mirroring. */
export async function endOwnSignIns(id?: string): Promise<number | null> {
  const { data, error } = await (await createSessionClient()).rpc('end_own_sign_ins', { of_session: id })
  return rpcOutcome('security.endSignIns', error) === 'done' ? data : null
}

/** Times are ISO 8601. */
type OwnPasskey = { id: string; name: string; createdAt: string; lastUsedAt: string | null }

export type Enrollment = {
  sessionId: string
  userId: string
  email: string
  enrollment: string
  hasApp: boolean
  passkeys: OwnPasskey[]
  codesLeft: number
}

/** Null while mirroring, and before the second step. Read the sign-in before. */
export async function getEnrollment(): Promise<Enrollment | null> {
  const { data, error } = await (await createSessionClient()).rpc('get_enrollment')
  if (rpcOutcome('security.getEnrollment', error) !== 'done') return null
  const row = data?.[0]
  if (!row) return null
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    email: row.email,
    enrollment: row.enrollment,
    hasApp: row.has_app,
    passkeys: row.passkeys as OwnPasskey[],
    codesLeft: row.codes_left,
  }
}

/** Null without one. @throws DataError unless the viewer is a super admin and not mirroring */
export async function getSecondFactorOf(userId: string): Promise<SecondFactor | null> {
  const { data, error } = await (await createSessionClient()).rpc('get_second_factor_of', { of_user: userId })
  if (error) throw new DataError('security.getSecondFactorOf', { cause: error })
  const row = data[0]
  return row ? { since: row.created_at, codesLeft: row.codes_left } : null
}

/** Ends all sign-ins of the person, too. False when there is none, or this person may not. */
export async function resetSecondFactor(userId: string): Promise<boolean> {
  const { error } = await (await createSessionClient()).rpc('reset_second_factor', { of_user: userId })
  return rpcOutcome('security.resetSecondFactor', error) === 'done'
}

export type SecondFactorRole = {
  role: UserType
  neededSince: string | null
  people: number
  enrolled: number
}

/** All roles. @throws DataError unless the viewer is a super admin and not mirroring */
export async function listSecondFactorRoles(): Promise<SecondFactorRole[]> {
  const { data, error } = await (await createSessionClient()).rpc('list_second_factor_roles')
  if (error) throw new DataError('security.listRoles', { cause: error })
  return (
    data as { user_type: UserType; needed_since: string | null; people: number; enrolled: number }[]
  ).map(({ user_type: role, needed_since: neededSince, people, enrolled }) => ({
    role,
    neededSince,
    people,
    enrolled,
  }))
}

/** False while mirroring. */
export async function setSecondFactorRole(role: UserType, isNeeded: boolean): Promise<boolean> {
  const { error } = await (
    await createSessionClient()
  ).rpc('set_second_factor_role', { of_role: role, is_needed: isNeeded })
  return rpcOutcome('security.setRole', error) === 'done'
}
