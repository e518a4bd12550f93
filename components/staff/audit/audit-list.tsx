import { ScreenHeading } from '@/components/staff/headings'
import { ListScreen } from '@/components/staff/list/list-screen'
import type { SavedViewActions } from '@/components/staff/list/saved-views'
import { StaffLink } from '@/components/staff/staff-link'
import { AUDIT_LIST } from '@/lib/audit/audit-list'
import type { AuditEntry } from '@/lib/audit/entry'
import { tableLabel } from '@/lib/audit/labels'
import type { UserType } from '@/lib/auth/roles'
import type { AuditFilters, AuditQuery } from '@/lib/data/people/audit-log'
import type { SavedView } from '@/lib/data/portal/saved-views'
import type { ListPage } from '@/lib/data/query/lists'
import { optionsFromLabels, optionsFromRecords } from '@/lib/list/query'
import { staffPaths } from '@/lib/portal/staff-paths'
import { toAuditRow } from './audit-columns'

type Props = {
  role: UserType
  query: AuditQuery
  page: ListPage<AuditEntry>
  filters: AuditFilters
  views: SavedView[]
  viewActions: SavedViewActions
}

const toTableOptions = (tables: string[]) =>
  tables
    .map((table) => ({ value: table, label: tableLabel(table) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))

export const AuditList = ({ role, filters, ...props }: Props) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <ScreenHeading
      title="Audit Log"
      description="Who changed what, and in whose name. Values are kept only for fields with a few fixed choices, so the log holds nothing personal."
    />
    {props.query.filters.record && (
      <p className="border-l-2 border-primary py-1 pl-4">
        These are the changes of one record.{' '}
        <StaffLink href={staffPaths.auditLog()} className="underline underline-offset-4">
          Show all
        </StaffLink>
      </p>
    )}
    <ListScreen
      {...props}
      spec={AUDIT_LIST}
      toRow={toAuditRow(role)}
      options={{
        person: optionsFromRecords(filters.people),
        table: toTableOptions(filters.tables),
        action: optionsFromLabels(AUDIT_LIST.filters.action.choices),
        from: [],
        to: [],
      }}
      hrefOf={(query) => staffPaths.auditLog(query)}
      exportHref={(query) => staffPaths.auditLogExport(query)}
      bulk={null}
    />
  </div>
)
