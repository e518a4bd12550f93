'use server'

import { redirect } from 'next/navigation'
import type { Account } from '@/lib/auth/account'
import { withFlash } from '@/lib/auth/flash'
import { homeOf } from '@/lib/auth/landing'
import { startMirroring } from '@/lib/auth/mirroring'
import type { FormState } from '@/lib/forms/form-state'
import { parseForm } from '@/lib/forms/parse-form'
import { log } from '@/lib/observability/log'
import { staffPaths } from '@/lib/portal/staff-paths'
import { mirroringSchema } from '@/lib/schemas/mirroring'
import { staffAction } from './staff-action'

/** Redirects to the dashboard of the mirrored user, or returns the reason. */
export const impersonateUser = staffAction(
  {
    area: 'super-admin',
    from: staffPaths.users(),
    form: (formData) => parseForm(mirroringSchema, formData),
  },
  async ({ data, values, viewer }): Promise<FormState> => {
    let account: Account | null
    try {
      account = await startMirroring(viewer.id, data)
    } catch (error) {
      log.error('mirroring.start', error)
      return { status: 'failed', reason: 'unavailable', values }
    }
    if (!account) return { status: 'failed', reason: 'refused', values }
    redirect(withFlash(homeOf(account.role), 'mirroring-started'))
  },
)
