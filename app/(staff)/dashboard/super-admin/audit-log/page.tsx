import type { Metadata } from 'next'
import { AuditLog } from '@/components/staff/audit/audit-log'
import { readAuditSearch } from '@/lib/audit/search'
import { requireArea } from '@/lib/auth/session'
import { listAuditedPeople, listAuditedTables, listAuditEntries } from '@/lib/data/people/audit-log'
import { staffPaths } from '@/lib/portal/staff-paths'

export const metadata: Metadata = { title: 'Audit Log' }

export default async function AuditLogPage({ searchParams }: PageProps<'/dashboard/super-admin/audit-log'>) {
  await requireArea('super-admin', staffPaths.auditLog())
  const search = readAuditSearch(await searchParams)
  const [page, people, tables] = await Promise.all([
    listAuditEntries(search),
    listAuditedPeople(),
    listAuditedTables(),
  ])
  return <AuditLog search={search} page={page} people={people} tables={tables} />
}
