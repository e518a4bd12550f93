import { APPLICATION_COLUMNS } from '@/components/staff/applications/application-columns'
import { textsOf } from '@/components/staff/list/list-columns'
import { requireArea } from '@/lib/auth/session'
import { exportApplications } from '@/lib/data/leads/application-list'
import { APPLICATION_LIST } from '@/lib/leads/application-list'
import { exportList } from '@/lib/list/csv'
import { staffPaths } from '@/lib/portal/staff-paths'

export async function GET(request: Request) {
  await requireArea('admin', staffPaths.applications())
  return exportList(APPLICATION_LIST, request, {
    read: exportApplications,
    values: textsOf(APPLICATION_COLUMNS),
  })
}
