'use server'

import { redirect } from 'next/navigation'
import { acceptInvitation } from '@/lib/auth/accept-invitation'
import { landingPath } from '@/lib/portal/landing'
import { assertSameOrigin } from '@/lib/auth/origin'
import { signIn } from '@/lib/auth/sign-in'
import type { ActionState } from '@/lib/forms/action-state'
import { parseAction } from '@/lib/forms/parse-action'
import { readValues } from '@/lib/forms/read-values'
import { log } from '@/lib/observability/log'
import { paths } from '@/lib/paths'
import { newPasswordSchema } from '@/lib/schemas/new-password'

const GONE = 'This invitation has ended. Please ask for another.'
const FAILED = 'Your account could not be created. Please try again later, or choose another password.'

export async function joinByInvitation(_: ActionState, formData: FormData): Promise<ActionState> {
  await assertSameOrigin()
  const form = parseAction(newPasswordSchema, formData)
  if (!form.ok) return form.state
  const { token = '' } = readValues(formData)
  const { password } = form.data
  const email = await acceptInvitation(token, password).catch((error: unknown) => {
    log.error('auth.acceptInvitation', error)
    return undefined
  })
  if (!email) return { problem: email === null ? GONE : FAILED }
  const result = await signIn({ email, password })
  redirect('account' in result ? landingPath(result.account.role, null) : paths.login())
}
