'use server'

import { redirect } from 'next/navigation'
import { landingPath } from '@/lib/auth/landing'
import { assertSameOrigin } from '@/lib/auth/origin'
import { safeNext } from '@/lib/auth/safe-next'
import { signIn } from '@/lib/auth/sign-in'
import type { LoginState } from '@/lib/forms/login-state'
import { readValues } from '@/lib/forms/read-values'
import { loginSchema } from '@/lib/schemas/login'

export async function logIn(_: LoginState, formData: FormData): Promise<LoginState> {
  await assertSameOrigin()
  const { next, ...values } = readValues(formData)
  const login = loginSchema.safeParse(values)
  if (!login.success) return { message: login.error.issues[0]?.message, email: values.email }

  const result = await signIn(login.data)
  if ('message' in result) return { message: result.message, email: values.email }
  redirect(landingPath(result.account.role, safeNext(next)))
}
