import Link from 'next/link'
import { paths } from '@/lib/paths'
import { site } from '@/lib/content/site'
import type { Action, LoginAction } from '@/lib/forms/form-state'
import { LoginForm } from './login-form'
import { ResetForm } from './reset-form'

const LINK = 'text-foreground underline underline-offset-4'

const NewHere = () => (
  <p className="border-t pt-6 text-muted-foreground">
    New to {site.name}?{' '}
    <Link href={paths.getStarted({ from: 'login' })} className={LINK}>
      Get Started for Free
    </Link>
  </p>
)

type Returning = {
  /** The page to return to after signing in. */
  next: string | null
}

export function LoginView({ action, next }: Returning & { action: LoginAction }) {
  return (
    <>
      <h1 className="type-title">Client Login</h1>
      <LoginForm action={action} next={next} />
      <Link
        href={paths.login({ next, view: 'reset' })}
        prefetch={false}
        className={`${LINK} justify-self-start`}
      >
        Forgot your password?
      </Link>
      <NewHere />
    </>
  )
}

export function ResetView({ action, next }: Returning & { action: Action }) {
  return (
    <>
      <div className="grid gap-3">
        <h1 className="type-title">Reset Password</h1>
        <p className="text-muted-foreground">
          Enter your email address, and we&apos;ll send you a link to set a new password.
        </p>
      </div>
      <ResetForm action={action} />
      <Link href={paths.login({ next })} prefetch={false} className={`${LINK} justify-self-start`}>
        Back to login
      </Link>
      <NewHere />
    </>
  )
}
