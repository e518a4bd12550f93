'use server'

import { redirect } from 'next/navigation'
import { publicAction } from '@/lib/actions/public-action'
import { consumeReset, signInAttempts } from '@/lib/actions/rate-limit'
import { requestReset } from '@/lib/auth/password-reset'
import { safeNext } from '@/lib/auth/safe-next'
import { signIn } from '@/lib/auth/sign-in'
import { readValues, type LoginState, type Parsed } from '@/lib/forms/form-state'
import { parseAction } from '@/lib/forms/parse-form'
import { signedInPath } from '@/lib/portal/landing'
import { loginSchema, resetSchema, type Login } from '@/lib/schemas/login'

function parseLogin(formData: FormData): Parsed<Login, LoginState> {
  const values = readValues(formData)
  const login = loginSchema.safeParse(values)
  if (login.success) return { ok: true, data: login.data, values }
  return { ok: false, state: { message: login.error.issues[0]?.message, email: values.email } }
}

export const logIn = publicAction({ form: parseLogin }, async ({ data, values }) => {
  const result = await signIn(data, signInAttempts, values.timeZone)
  if ('message' in result) return { message: result.message, email: values.email }
  redirect(signedInPath(result, safeNext(values.next)))
})

export const sendResetLink = publicAction(
  { form: (formData) => parseAction(resetSchema, formData) },
  async ({ data, values }) => {
    const problem = await requestReset(data.email, consumeReset)
    if (problem) return { problem, values }
    return { done: { title: 'Password Reset Link Sent' } }
  },
)
