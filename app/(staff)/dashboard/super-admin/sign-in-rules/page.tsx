import type { Metadata } from 'next'
import { SignInRules } from '@/components/staff/users/sign-in-rules'
import { requireArea } from '@/lib/auth/session'
import { listSecondFactorRoles } from '@/lib/data/people/security'
import { staffPaths } from '@/lib/portal/staff-paths'
import { setNeeded } from './actions'

export const metadata: Metadata = { title: 'Sign-in rules' }

export default async function SignInRulesPage() {
  await requireArea('super-admin', staffPaths.signInRules())
  return (
    <SignInRules
      roles={await listSecondFactorRoles()}
      setNeeded={(role, isNeeded) => setNeeded.bind(null, role, isNeeded)}
    />
  )
}
