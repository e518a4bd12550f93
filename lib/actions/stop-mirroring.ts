'use server'

import { redirect } from 'next/navigation'
import { withFlash } from '@/lib/auth/flash'
import { landingPath } from '@/lib/portal/landing'
import { stopMirroring } from '@/lib/auth/mirroring'
import { log } from '@/lib/observability/log'
import { paths } from '@/lib/paths'
import { staffAction } from './staff-action'

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

/** Redirects to the page where mirroring was started, if the user may open it. */
export const endMirroring = staffAction({ area: 'signed-in', from: paths.dashboard() }, async () =>
  redirect(await returnPath()),
)
