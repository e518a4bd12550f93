import type { Metadata } from 'next'
import { ManagerHome } from '@/components/staff/home/manager-home'
import { requireArea } from '@/lib/auth/session'
import { getManagerHome } from '@/lib/data/portal/homes'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Project Manager Dashboard' }

export default async function ProjectManagerHome() {
  const { role } = await requireArea('project-manager', paths.roleHome('project_manager'))
  return <ManagerHome role={role} home={await getManagerHome()} now={new Date().toISOString()} />
}
