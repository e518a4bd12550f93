import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import { LoginForm } from '@/components/forms/login-form'
import { landingPath } from '@/lib/auth/landing'
import { safeNext } from '@/lib/auth/safe-next'
import { getViewer } from '@/lib/auth/session'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'
import { logIn } from './actions'

export const metadata: Metadata = { title: 'Client Login' }

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const next = safeNext((await searchParams).next)
  const viewer = await getViewer().catch(() => null)
  if (viewer) redirect(landingPath(viewer.role, next))

  return (
    <>
      <h1 className="type-title">Client Login</h1>
      <LoginForm action={logIn} next={next} />
      <p className="border-t pt-6 text-muted-foreground">
        New to {site.name}?{' '}
        <Link
          href={paths.getStarted({ from: 'login' })}
          className="text-foreground underline underline-offset-4"
        >
          Get Started for Free
        </Link>
      </p>
    </>
  )
}
