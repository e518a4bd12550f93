import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CodeForm } from '@/components/forms/second-factor/code-form'
import { LeaveForm } from '@/components/forms/second-factor/leave-form'
import { PasskeyStep } from '@/components/forms/second-factor/passkey-step'
import { finishPasskeyStep, startPasskeyStep } from '@/lib/actions/passkeys'
import { passStep } from '@/lib/actions/second-step'
import { signOutAndLeave } from '@/lib/actions/sign-out'
import { canHavePasskeys } from '@/lib/auth/passkeys'
import { signInPath } from '@/lib/auth/landing'
import { safeNext } from '@/lib/auth/safe-next'
import { getSignIn } from '@/lib/auth/session'
import { getSecondStep } from '@/lib/data/privileged/passkeys'
import { paths } from '@/lib/paths'
import { landingPath } from '@/lib/portal/landing'

export const metadata: Metadata = { title: 'Second step', robots: { index: false, follow: false } }

export default async function SecondStepPage({ searchParams }: PageProps<'/login/code'>) {
  const next = safeNext((await searchParams).next)
  const { account, missing, sessionId } = await getSignIn()
  if (account) redirect(landingPath(account.role, next))
  if (missing !== 'second-step' || !sessionId) redirect(next ? signInPath(next) : paths.login())
  const { hasApp, hasPasskey } = (await getSecondStep(sessionId)) ?? redirect(paths.login())
  return (
    <>
      <div className="grid gap-3">
        <h1 className="type-title">Second step</h1>
        <p className="text-muted-foreground">
          Password accepted. {hasPasskey ? 'Now use a passkey, or enter a code.' : 'Now enter a code.'}
        </p>
      </div>
      {hasPasskey && canHavePasskeys && (
        <PasskeyStep start={startPasskeyStep} finish={finishPasskeyStep.bind(null, next)} />
      )}
      <CodeForm action={passStep.bind(null, next)} hasApp={hasApp} />
      <LeaveForm signOut={signOutAndLeave}>
        Lost your phone and recovery codes? A super admin can reset two-step sign-in.
      </LeaveForm>
    </>
  )
}
