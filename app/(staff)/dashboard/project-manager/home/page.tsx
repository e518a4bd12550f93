import type { Metadata } from 'next'
import { RoleHome } from '@/components/staff/role-home'
import { ScreenLinks } from '@/components/staff/screens/screen-links'
import { requireArea } from '@/lib/auth/session'
import { getCatalogueCounts } from '@/lib/data/portal/staff-overview'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Project Manager Dashboard' }

export default async function ProjectManagerHome() {
  const viewer = await requireArea('project-manager', paths.roleHome('project_manager'))
  return (
    <RoleHome role="project_manager" viewer={viewer} counts={await getCatalogueCounts()}>
      <ScreenLinks area="project-manager" />
    </RoleHome>
  )
}
