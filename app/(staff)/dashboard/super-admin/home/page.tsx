import type { Metadata } from 'next'
import { LatestLeads } from '@/components/staff/leads/leads'
import { RoleHome, ScreenLinks } from '@/components/staff/home/role-home'
import { requireArea } from '@/lib/auth/session'
import { searchLeads } from '@/lib/data/leads/leads'
import { getCatalogueCounts } from '@/lib/data/portal/catalogue-counts'
import { NO_FILTER } from '@/lib/leads/search'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Super Admin Dashboard' }

const LATEST = 6

export default async function SuperAdminHome() {
  const viewer = await requireArea('super-admin', paths.roleHome('super_admin'))
  const [counts, leads] = await Promise.all([getCatalogueCounts(), searchLeads(NO_FILTER, LATEST)])
  return (
    <RoleHome role="super_admin" viewer={viewer} counts={counts} leadCount={leads.total}>
      <LatestLeads rows={leads.rows} />
      <ScreenLinks area="super-admin" role={viewer.role} />
    </RoleHome>
  )
}
