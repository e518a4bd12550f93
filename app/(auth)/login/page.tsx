import type { Metadata } from 'next'
import { LoginView } from '@/components/forms/login-views'
import { logIn } from '@/lib/actions/login'

export const metadata: Metadata = { title: 'Client Login' }

/** Static, for visitors who come without a wish. The middleware sends all others to `dynamic/page.tsx`, under this address. */
export default function LoginPage() {
  return <LoginView action={logIn} next={null} />
}
