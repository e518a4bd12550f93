'use server'

import { redirect } from 'next/navigation'
import { publicAction } from '@/lib/actions/public-action'
import { signInAttempts } from '@/lib/actions/rate-limit'
import { signedInPath } from '@/lib/portal/landing'
import { signIn, signUpInvited } from '@/lib/auth/sign-in'
import { findInvitation } from '@/lib/data/privileged/invitations'
import { parseAction } from '@/lib/forms/parse-form'
import { readValues } from '@/lib/forms/form-state'
import { log } from '@/lib/observability/log'
import { paths } from '@/lib/paths'
import { newPasswordSchema } from '@/lib/schemas/new-password'

const GONE = 'This invitation has ended. Please ask for another.'
const FAILED = 'Your account could not be created. Please try again later, or choose another password.'

/** Null when the invitation does not exist. */
async function accept(token: string, password: string): Promise<string | null> {
  const invitation = await findInvitation(token)
  if (invitation) await signUpInvited(invitation.email, password, token)
  return invitation && invitation.email
}

export const joinByInvitation = publicAction(
  { form: (formData) => parseAction(newPasswordSchema, formData) },
  async ({ data: { password }, formData }) => {
    const { token = '' } = readValues(formData)
    const email = await accept(token, password).catch((error: unknown) => {
      log.error('auth.acceptInvitation', error)
      return undefined
    })
    if (!email) return { problem: email === null ? GONE : FAILED }
    const result = await signIn({ email, password }, signInAttempts)
    redirect('message' in result ? paths.login() : signedInPath(result, null))
  },
)
