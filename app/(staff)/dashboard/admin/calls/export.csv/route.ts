import { CALL_TEXTS } from '@/components/staff/calls/call-columns'
import { requireArea } from '@/lib/auth/session'
import { exportCalls } from '@/lib/data/leads/call-list'
import { CALL_LIST } from '@/lib/leads/call-list'
import { exportList } from '@/lib/list/csv'
import { staffPaths } from '@/lib/portal/staff-paths'

export async function GET(request: Request) {
  await requireArea('admin', staffPaths.calls())
  return exportList(CALL_LIST, request, { read: exportCalls, values: CALL_TEXTS })
}
