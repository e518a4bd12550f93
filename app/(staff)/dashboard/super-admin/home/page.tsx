import type { Metadata } from 'next'
import { TasksToday } from '@/components/staff/follow-up/tasks-today'
import { NewestLeads } from '@/components/staff/leads/leads'
import { RoleHome, ScreenLinks } from '@/components/staff/home/role-home'
import { requireArea } from '@/lib/auth/session'
import { listNewestLeads } from '@/lib/data/leads/leads'
import { getCatalogueCounts } from '@/lib/data/portal/catalogue-counts'
import { listTasksToday } from '@/lib/data/sales/task-list'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Super Admin Dashboard' }

const LATEST = 6

export default async function SuperAdminHome() {
  const viewer = await requireArea('super-admin', paths.roleHome('super_admin'))
  const [counts, leads, tasks] = await Promise.all([
    getCatalogueCounts(),
    listNewestLeads(LATEST),
    listTasksToday(viewer.id),
  ])
  return (
    <RoleHome role="super_admin" viewer={viewer} counts={counts} leadCount={leads.total}>
      <TasksToday tasks={tasks} area="super-admin" role={viewer.role} />
      <NewestLeads rows={leads.rows} />
      <ScreenLinks area="super-admin" role={viewer.role} />
    </RoleHome>
  )
}
