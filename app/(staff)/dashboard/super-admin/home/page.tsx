import type { Metadata } from 'next'
import { SuperAdminHome } from '@/components/staff/home/super-admin-home'
import { requireArea } from '@/lib/auth/session'
import { getSuperAdminHome } from '@/lib/data/portal/homes'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Super Admin Dashboard' }

export default async function SuperAdminHomePage() {
  const { role } = await requireArea('super-admin', paths.roleHome('super_admin'))
  return (
    <SuperAdminHome
      role={role}
      home={await getSuperAdminHome()}
      hasVitals={env.WEB_VITALS}
      now={new Date().toISOString()}
    />
  )
}
