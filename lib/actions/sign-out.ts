'use server'

import { redirect } from 'next/navigation'
import { withFlash } from '@/lib/auth/flash'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { endSession } from '@/lib/auth/sign-out'
import { log } from '@/lib/observability/log'
import { paths } from '@/lib/paths'

/** For callers that stay on the page and say themselves how it went. */
export async function signOut(): Promise<{ ok: boolean }> {
  await assertSameOrigin()
  try {
    await endSession()
    return { ok: true }
  } catch (error) {
    log.error('auth.signOut', error)
    return { ok: false }
  }
}

/** For forms: works without JavaScript and says on the next page how it went. */
export async function signOutAndLeave(): Promise<never> {
  const { ok } = await signOut()
  redirect(withFlash(paths.home(), ok ? 'signed-out' : 'sign-out-failed'))
}
