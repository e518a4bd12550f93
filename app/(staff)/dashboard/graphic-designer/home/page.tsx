import type { Metadata } from 'next'
import { RoleHome, ScreenLinks } from '@/components/staff/home/role-home'
import { TasksToday } from '@/components/staff/follow-up/tasks-today'
import { requireArea } from '@/lib/auth/session'
import { getCatalogueCounts } from '@/lib/data/portal/catalogue-counts'
import { listTasksToday } from '@/lib/data/sales/task-list'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Graphic Designer Dashboard' }

export default async function GraphicDesignerHome() {
  const viewer = await requireArea('graphic-designer', paths.roleHome('graphic_designer'))
  const [counts, tasks] = await Promise.all([getCatalogueCounts(), listTasksToday(viewer.id)])
  return (
    <RoleHome role="graphic_designer" viewer={viewer} counts={counts}>
      <TasksToday tasks={tasks} area="graphic-designer" role={viewer.role} />
      <ScreenLinks area="graphic-designer" role={viewer.role} />
    </RoleHome>
  )
}
