import type { Metadata } from 'next'
import { RoleHome, ScreenLinks } from '@/components/staff/home/role-home'
import { TasksToday } from '@/components/staff/follow-up/tasks-today'
import { requireArea } from '@/lib/auth/session'
import { getCatalogueCounts } from '@/lib/data/portal/catalogue-counts'
import { listTasksToday } from '@/lib/data/sales/task-list'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Project Manager Dashboard' }

export default async function ProjectManagerHome() {
  const viewer = await requireArea('project-manager', paths.roleHome('project_manager'))
  const [counts, tasks] = await Promise.all([getCatalogueCounts(), listTasksToday(viewer.id)])
  return (
    <RoleHome role="project_manager" viewer={viewer} counts={counts}>
      <TasksToday tasks={tasks} area="project-manager" role={viewer.role} />
      <ScreenLinks area="project-manager" role={viewer.role} />
    </RoleHome>
  )
}
