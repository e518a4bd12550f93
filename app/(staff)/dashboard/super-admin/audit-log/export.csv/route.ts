import { AUDIT_TEXTS } from '@/components/staff/audit/audit-columns'
import { AUDIT_LIST } from '@/lib/audit/audit-list'
import { requireArea } from '@/lib/auth/session'
import { exportAuditLog } from '@/lib/data/people/audit-log'
import { exportList } from '@/lib/list/csv'
import { staffPaths } from '@/lib/portal/staff-paths'

export async function GET(request: Request) {
  await requireArea('super-admin', staffPaths.auditLog())
  return exportList(AUDIT_LIST, request, { read: exportAuditLog, values: AUDIT_TEXTS })
}
