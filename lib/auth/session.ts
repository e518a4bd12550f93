import 'server-only'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { DataError, UNVERIFIED } from '@/lib/errors'
import { noteUnverified } from '@/lib/next-runtime/request-store'
import { createSessionClient } from '@/lib/supabase/server'
import type { Account } from './account'
import { deniedPath, missingStepPath, signInPath } from './landing'
import { readSignIn, type SignIn } from './read-sign-in'
import { canEnter, type Access, type UserType } from './roles'

/** Once per request. @throws DataError when the database does not answer. */
export const getSignIn = cache(async (): Promise<SignIn> => readSignIn(await createSessionClient()))

/** Null when signed out. @throws DataError as `getSignIn` does. */
export const getViewer = async (): Promise<Account | null> => (await getSignIn()).account

/**
 * Redirects signed-out users to the sign-in page and, after it, back to `from`. Call it outside `try`: redirects throw.
 *
 * @throws DataError when the database does not answer: nobody gets in, and the screen for failures shows.
 */
export async function requireViewer(from: string): Promise<Account> {
  const signIn = await getSignIn().catch((cause: unknown) => {
    noteUnverified()
    throw Object.assign(new DataError('auth.requireViewer', { cause }), { digest: UNVERIFIED })
  })
  if (signIn.missing) redirect(missingStepPath(signIn.missing, from))
  return signIn.account ?? redirect(signInPath(from))
}

/** The guard of every staff page and staff action. Only the effective role decides, nothing that the browser sends. */
export async function requireArea(access: Access, from: string): Promise<Account & { role: UserType }> {
  const viewer = await requireViewer(from)
  const { role } = viewer
  if (role === null || !canEnter(access, role)) redirect(deniedPath(access, role))
  return { ...viewer, role }
}
