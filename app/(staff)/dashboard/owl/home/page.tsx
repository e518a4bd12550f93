import type { Metadata } from 'next'
import { RoleHome, ScreenLinks } from '@/components/staff/home/role-home'
import { TasksToday } from '@/components/staff/follow-up/tasks-today'
import { requireArea } from '@/lib/auth/session'
import { getCatalogueCounts } from '@/lib/data/portal/catalogue-counts'
import { listTasksToday } from '@/lib/data/sales/task-list'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Owl Dashboard' }

export default async function OwlHome() {
  const viewer = await requireArea('owl', paths.roleHome('owl'))
  const [counts, tasks] = await Promise.all([getCatalogueCounts(), listTasksToday(viewer.id)])
  return (
    <RoleHome role="owl" viewer={viewer} counts={counts}>
      <TasksToday tasks={tasks} area="owl" role={viewer.role} />
      <ScreenLinks area="owl" role={viewer.role} />
    </RoleHome>
  )
}
