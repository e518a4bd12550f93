'use server'

import { redirect } from 'next/navigation'
import { withFlash } from '@/lib/auth/flash'
import { endSession } from '@/lib/auth/sign-out'
import { log } from '@/lib/observability/log'
import { paths } from '@/lib/paths'
import { publicAction } from './public-action'

async function tryToEndSession(): Promise<{ ok: boolean }> {
  try {
    await endSession()
    return { ok: true }
  } catch (error) {
    log.error('auth.signOut', error)
    return { ok: false }
  }
}

/** For callers that stay on the page and show the result themselves. */
export const signOut = publicAction({}, tryToEndSession)

/** For forms: works without JavaScript, and the next page shows the result. */
export const signOutAndLeave = publicAction({}, async () => {
  const { ok } = await tryToEndSession()
  redirect(withFlash(paths.home(), ok ? 'signed-out' : 'sign-out-failed'))
})
