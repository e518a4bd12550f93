'use server'

import { redirect } from 'next/navigation'
import { withFlash } from '@/lib/auth/flash'
import { landingPath } from '@/lib/portal/landing'
import { stopMirroring } from '@/lib/auth/mirroring'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { requireViewer } from '@/lib/auth/session'
import { log } from '@/lib/observability/log'
import { paths } from '@/lib/paths'

async function returnPath(): Promise<string> {
  try {
    const { account, origin } = await stopMirroring()
    const path = account?.role ? landingPath(account.role, origin) : paths.home()
    return withFlash(path, 'mirroring-ended')
  } catch (error) {
    log.error('mirroring.stop', error)
    return withFlash(paths.home(), 'mirroring-not-ended')
  }
}

/** Leads back to where mirroring was started, if that is open to the person. */
export async function endMirroring(): Promise<never> {
  await assertSameOrigin()
  await requireViewer(paths.dashboard())
  redirect(await returnPath())
}
