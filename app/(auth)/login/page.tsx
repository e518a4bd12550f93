import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { LoginForm } from '@/components/forms/login-form'
import { ResetForm } from '@/components/forms/reset-form'
import { landingPath } from '@/lib/portal/landing'
import { safeNext } from '@/lib/auth/safe-next'
import { getViewer } from '@/lib/auth/session'
import { paths } from '@/lib/paths'
import { site } from '@/lib/content/site'
import { logIn, sendResetLink } from './actions'

export const metadata: Metadata = { title: 'Client Login' }

const LINK = 'text-foreground underline underline-offset-4'

function ResetView({ next }: { next: string | null }) {
  return (
    <>
      <div className="grid gap-3">
        <h1 className="type-title">Reset Password</h1>
        <p className="text-muted-foreground">
          Tell us your address, and we mail you a link to a new password.
        </p>
      </div>
      <ResetForm action={sendResetLink} />
      <Link href={paths.login({ next })} className={`${LINK} justify-self-start`}>
        Back to login
      </Link>
    </>
  )
}

function LoginView({ next }: { next: string | null }) {
  return (
    <>
      <h1 className="type-title">Client Login</h1>
      <LoginForm action={logIn} next={next} />
      <Link href={paths.login({ next, view: 'reset' })} className={`${LINK} justify-self-start`}>
        Forgot your password?
      </Link>
    </>
  )
}

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const { next: asked, view } = await searchParams
  const next = safeNext(asked)
  const viewer = await getViewer().catch(() => null)
  if (viewer) redirect(landingPath(viewer.role, next))

  return (
    <>
      {view === 'reset' ? <ResetView next={next} /> : <LoginView next={next} />}
      <p className="border-t pt-6 text-muted-foreground">
        New to {site.name}?{' '}
        <Link href={paths.getStarted({ from: 'login' })} className={LINK}>
          Get Started for Free
        </Link>
      </p>
    </>
  )
}
