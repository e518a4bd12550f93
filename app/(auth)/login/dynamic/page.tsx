import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { logIn, sendResetLink } from '@/lib/actions/login'
import { LoginView, ResetView } from '@/components/forms/login-views'
import { missingStepPath } from '@/lib/auth/landing'
import { safeNext } from '@/lib/auth/safe-next'
import { getSignIn } from '@/lib/auth/session'
import { landingPath } from '@/lib/portal/landing'

export const metadata: Metadata = { title: 'Client Login' }

/** `/login` with a page to return to, as the form for a new password, or for somebody who is signed in. */
export default async function DynamicLoginPage({ searchParams }: PageProps<'/login/dynamic'>) {
  const { next: asked, view } = await searchParams
  const next = safeNext(asked)
  const signIn = await getSignIn().catch(() => null)
  if (signIn?.missing) redirect(missingStepPath(signIn.missing, next))
  if (signIn?.account) redirect(landingPath(signIn.account.role, next))
  return view === 'reset' ? (
    <ResetView action={sendResetLink} next={next} />
  ) : (
    <LoginView action={logIn} next={next} />
  )
}
