import type { Metadata } from 'next'
import { RoleHome, ScreenLinks } from '@/components/staff/home/role-home'
import { requireArea } from '@/lib/auth/session'
import { getCatalogueCounts } from '@/lib/data/portal/catalogue-counts'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Project Manager Dashboard' }

export default async function ProjectManagerHome() {
  const viewer = await requireArea('project-manager', paths.roleHome('project_manager'))
  return (
    <RoleHome role="project_manager" viewer={viewer} counts={await getCatalogueCounts()}>
      <ScreenLinks area="project-manager" role={viewer.role} />
    </RoleHome>
  )
}
