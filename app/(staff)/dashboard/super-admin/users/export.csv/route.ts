import { USER_TEXTS } from '@/components/staff/users/user-columns'
import { requireArea } from '@/lib/auth/session'
import { USER_LIST } from '@/lib/auth/user-list'
import { exportUsers } from '@/lib/data/people/users'
import { exportList } from '@/lib/list/csv'
import { staffPaths } from '@/lib/portal/staff-paths'

export async function GET(request: Request) {
  await requireArea('super-admin', staffPaths.users())
  return exportList(USER_LIST, request, { read: exportUsers, values: USER_TEXTS })
}
