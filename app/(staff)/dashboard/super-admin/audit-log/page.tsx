import type { Metadata } from 'next'
import { AuditList } from '@/components/staff/audit/audit-list'
import { listViewActions } from '@/components/staff/list/saved-views'
import { AUDIT_LIST } from '@/lib/audit/audit-list'
import { requireArea } from '@/lib/auth/session'
import { getAuditFilters, searchAuditLog } from '@/lib/data/people/audit-log'
import { listSavedViews } from '@/lib/data/portal/saved-views'
import { readListQuery } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'

export const metadata: Metadata = { title: 'Audit Log' }

export default async function AuditLogPage({ searchParams }: PageProps<'/dashboard/super-admin/audit-log'>) {
  const { role } = await requireArea('super-admin', staffPaths.auditLog())
  const query = readListQuery(AUDIT_LIST, await searchParams)
  const [page, filters, views] = await Promise.all([
    searchAuditLog(query),
    getAuditFilters(),
    listSavedViews(AUDIT_LIST.name),
  ])
  return (
    <AuditList
      role={role}
      query={query}
      page={page}
      filters={filters}
      views={views}
      viewActions={listViewActions('super-admin', AUDIT_LIST.name)}
    />
  )
}
