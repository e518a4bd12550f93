import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CodeForm } from '@/components/forms/second-factor/code-form'
import { LeaveForm } from '@/components/forms/second-factor/leave-form'
import { passStep } from '@/lib/actions/second-step'
import { signOutAndLeave } from '@/lib/actions/sign-out'
import { signInPath } from '@/lib/auth/landing'
import { safeNext } from '@/lib/auth/safe-next'
import { getSignIn } from '@/lib/auth/session'
import { paths } from '@/lib/paths'
import { landingPath } from '@/lib/portal/landing'

export const metadata: Metadata = { title: 'Second step', robots: { index: false, follow: false } }

export default async function SecondStepPage({ searchParams }: PageProps<'/login/code'>) {
  const next = safeNext((await searchParams).next)
  const { account, missing } = await getSignIn()
  if (account) redirect(landingPath(account.role, next))
  if (missing !== 'second-step') redirect(next ? signInPath(next) : paths.login())
  return (
    <>
      <div className="grid gap-3">
        <h1 className="type-title">Second step</h1>
        <p className="text-muted-foreground">Password accepted. Now enter a code.</p>
      </div>
      <CodeForm action={passStep.bind(null, next)} />
      <LeaveForm signOut={signOutAndLeave}>
        Lost your phone and recovery codes? A super admin can reset two-step sign-in.
      </LeaveForm>
    </>
  )
}
