'use server'

import { redirect } from 'next/navigation'
import { consumeAttempt } from '@/lib/actions/rate-limit'
import { landingPath } from '@/lib/portal/landing'
import { assertSameOrigin } from '@/lib/forms/own-origin'
import { requestReset } from '@/lib/auth/password-reset'
import { safeNext } from '@/lib/auth/safe-next'
import { signIn } from '@/lib/auth/sign-in'
import type { ActionState, LoginState } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { readValues } from '@/lib/forms/form-values'
import { loginSchema } from '@/lib/schemas/login'
import { resetSchema } from '@/lib/schemas/reset'

export async function logIn(_: LoginState, formData: FormData): Promise<LoginState> {
  await assertSameOrigin()
  const { next, ...values } = readValues(formData)
  const login = loginSchema.safeParse(values)
  if (!login.success) return { message: login.error.issues[0]?.message, email: values.email }

  const result = await signIn(login.data, consumeAttempt)
  if ('message' in result) return { message: result.message, email: values.email }
  redirect(landingPath(result.account.role, safeNext(next)))
}

export async function sendResetLink(_: ActionState, formData: FormData): Promise<ActionState> {
  await assertSameOrigin()
  const form = parseAction(resetSchema, formData)
  if (!form.ok) return form.state
  const problem = await requestReset(form.data.email, consumeAttempt)
  if (problem) return { problem, values: form.values }
  return { done: { title: 'Password Reset Link Sent' } }
}
