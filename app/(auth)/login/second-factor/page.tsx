import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { DeadLink } from '@/components/forms/dead-link'
import { AppKey } from '@/components/forms/second-factor/app-key'
import { LeaveForm } from '@/components/forms/second-factor/leave-form'
import { NewPasskey } from '@/components/forms/second-factor/new-passkey'
import { PasskeyRemoval } from '@/components/forms/second-factor/passkey-removal'
import { SecondFactorForm } from '@/components/forms/second-factor/second-factor-form'
import { OfficeTime } from '@/components/staff/office-time'
import { buttonVariants } from '@/components/ui/button-variants'
import { finishNewPasskey, removeOwnPasskey, startNewPasskey } from '@/lib/actions/passkeys'
import { enroll, removeFactor, replaceCodes } from '@/lib/actions/second-step'
import { signOutAndLeave } from '@/lib/actions/sign-out'
import { missingStepPath, signInPath } from '@/lib/auth/landing'
import { canHavePasskeys } from '@/lib/auth/passkeys'
import { safeNext } from '@/lib/auth/safe-next'
import { appAddress, secretToEnroll, typedKey } from '@/lib/auth/second-factor'
import { getSignIn } from '@/lib/auth/session'
import { getEnrollment } from '@/lib/data/people/security'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Two-step sign-in', robots: { index: false, follow: false } }

export default async function SecondFactorPage({ searchParams }: PageProps<'/login/second-factor'>) {
  const next = safeNext((await searchParams).next)
  const { account, missing, enrollBy } = await getSignIn()
  if (missing === 'second-step') redirect(missingStepPath(missing, next))
  if (!account && !missing) redirect(signInPath(paths.secondFactor({ next })))
  const known = await getEnrollment()
  const goOn = next ?? (account?.role ? paths.settings(account.role) : paths.dashboard())
  if (!known) {
    return (
      <>
        <DeadLink
          title="You are viewing as someone else"
          advice="Only they can change how they sign in."
          label="Back"
          href={goOn}
        />
        {/* The way back leads here until the second factor is set up. */}
        {missing && <LeaveForm signOut={signOutAndLeave} />}
      </>
    )
  }
  const secret = known.hasApp ? null : secretToEnroll(known.enrollment, known.userId)
  const hasFactor = known.hasApp || known.passkeys.length > 0
  return (
    <>
      <div className="grid gap-3">
        <h1 className="type-title">Two-step sign-in</h1>
        <p className="text-muted-foreground">
          {hasFactor
            ? 'It’s on. After your password, you enter a code from your phone, or use a passkey.'
            : 'After your password, you enter a code from your phone, or use a passkey. A stolen password alone is not enough.'}
        </p>
        {enrollBy && (
          <p role="status" className="border-l-2 border-primary py-1 pl-4">
            Your role needs it.{' '}
            {missing ? (
              'Set it up to continue.'
            ) : (
              <>
                You have time until <OfficeTime at={enrollBy} />.
              </>
            )}
          </p>
        )}
      </div>
      <SecondFactorForm
        email={known.email}
        hasApp={known.hasApp}
        hasFactor={hasFactor}
        codesLeft={known.codesLeft}
        next={goOn}
        enroll={enroll}
        replaceCodes={replaceCodes}
        remove={removeFactor.bind(null, next)}
      >
        {secret && <AppKey address={appAddress(secret, known.email)} typed={typedKey(secret)} />}
      </SecondFactorForm>
      {canHavePasskeys && (
        <section className="grid gap-4 border-t pt-8">
          <h2 className="type-heading">Passkeys</h2>
          <p className="text-muted-foreground">
            Your device or a security key signs you in by a touch, a look or a PIN. No fake website can use
            it.
          </p>
          {known.passkeys.length > 0 && (
            <PasskeyRemoval
              passkeys={known.passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
                id,
                name,
                about: (
                  <>
                    Added <OfficeTime at={createdAt} />.{' '}
                    {lastUsedAt ? (
                      <>
                        Last used <OfficeTime at={lastUsedAt} />.
                      </>
                    ) : (
                      'Not used yet.'
                    )}
                  </>
                ),
              }))}
              isLast={!known.hasApp && known.passkeys.length === 1}
              remove={removeOwnPasskey}
            />
          )}
          <div className={known.passkeys.length > 0 ? 'border-t pt-6' : undefined}>
            <NewPasskey start={startNewPasskey} finish={finishNewPasskey} email={known.email} next={goOn} />
          </div>
        </section>
      )}
      {missing ? (
        <LeaveForm signOut={signOutAndLeave} />
      ) : (
        <Link
          href={goOn}
          prefetch={false}
          className={buttonVariants({ variant: 'link', className: 'justify-self-start' })}
        >
          {hasFactor ? 'Back' : 'Later'}
        </Link>
      )}
    </>
  )
}
