import 'server-only'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { log } from '@/lib/observability/log'
import { paths } from '@/lib/paths'
import { createSessionClient } from '@/lib/supabase/server'
import type { Account } from './account'
import { withFlash } from './flash'
import { deniedPath, signInPath } from './landing'
import { readSignIn, type SignIn } from './read-sign-in'
import { mayEnter, type Area, type UserType } from './roles'

/**
 * Whom this request acts for, and through whose eyes, asked once per request.
 *
 * @throws DataError when the database could not say.
 */
export const getSignIn = cache(async (): Promise<SignIn> => readSignIn(await createSessionClient()))

/** The person this request acts for; null when nobody is signed in. @throws DataError as `getSignIn` does. */
export const getViewer = async (): Promise<Account | null> => (await getSignIn()).account

/**
 * Lets signed-in people pass; everyone else is redirected to the sign-in page and, after it, back to `from`.
 * Call it outside `try`: redirects work by throwing.
 */
export async function requireViewer(from: string): Promise<Account> {
  const viewer = await getViewer().catch((error: unknown) => {
    log.error('auth.getViewer', error)
    return 'unverified' as const
  })
  if (viewer === 'unverified') redirect(withFlash(paths.home(), 'unverified'))
  return viewer ?? redirect(signInPath(from))
}

/**
 * The guard of every staff page and staff action: the effective role decides, nothing the browser says does.
 *
 * @param from The page that is asked for, or the one that an action belongs to.
 */
export async function requireArea(area: Area, from: string): Promise<Account & { role: UserType }> {
  const viewer = await requireViewer(from)
  const { role } = viewer
  if (role === null || !mayEnter(area, role)) redirect(deniedPath(area, role))
  return { ...viewer, role }
}
