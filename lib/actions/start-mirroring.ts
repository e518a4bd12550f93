'use server'

import { redirect } from 'next/navigation'
import type { Account } from '@/lib/auth/account'
import { withFlash } from '@/lib/auth/flash'
import { homeOf } from '@/lib/auth/landing'
import { startMirroring } from '@/lib/auth/mirroring'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { requireArea } from '@/lib/auth/session'
import type { FormState } from '@/lib/forms/form-state'
import { parseForm } from '@/lib/forms/parse-form'
import { readValues } from '@/lib/forms/form-values'
import { log } from '@/lib/observability/log'
import { mirroringSchema } from '@/lib/schemas/mirroring'
import { staffPaths } from '@/lib/portal/staff-paths'

/** Leads to the dashboard of the person looked through, or says why not. */
export async function impersonateUser(_: FormState, formData: FormData): Promise<FormState> {
  await assertSameOrigin()
  const viewer = await requireArea('super-admin', staffPaths.users())
  const form = parseForm(mirroringSchema, formData)
  if (!form.ok) return form.state

  let account: Account | null
  try {
    account = await startMirroring(viewer.id, form.data)
  } catch (error) {
    log.error('mirroring.start', error)
    return { status: 'failed', reason: 'unavailable', values: readValues(formData) }
  }
  if (!account) return { status: 'failed', reason: 'refused', values: readValues(formData) }
  redirect(withFlash(homeOf(account.role), 'mirroring-started'))
}
