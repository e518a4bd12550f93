import { cellsOf, type ListColumns, textsOf, timeColumn } from '@/components/staff/list/list-columns'
import type { ListRow } from '@/components/staff/list/list-table'
import type { AuditColumn } from '@/lib/audit/audit-list'
import { auditedPath, type AuditChange, type AuditEntry } from '@/lib/audit/entry'
import { columnLabelOf } from '@/lib/audit/history'
import { AUDIT_ACTION_LABELS, formatValue, tableLabel } from '@/lib/audit/labels'
import { auditSentence } from '@/lib/audit/sentence'
import type { UserType } from '@/lib/auth/roles'
import { isUuid } from '@/lib/list/query'

const MOST_SHOWN = 4

/** Ids and lists tell a reader nothing. */
const isOpaque = (value: unknown) =>
  (typeof value === 'object' && value !== null) || (typeof value === 'string' && isUuid(value))

function describe(table: string, { column, values }: AuditChange): { label: string; values: string | null } {
  const label = columnLabelOf(table, column)
  if (!values || isOpaque(values.before) || isOpaque(values.after)) return { label, values: null }
  return { label, values: `${formatValue(values.before)} → ${formatValue(values.after)}` }
}

const described = ({ table, action, changes }: AuditEntry) =>
  action === 'update' ? changes.map((change) => describe(table, change)) : []

const mirroring = ({ reason, allowedChanges }: AuditEntry) =>
  reason === null ? null : `“${reason}” ${allowedChanges ? 'Changes allowed' : 'Read only'}`

const inWords = (entry: AuditEntry) =>
  mirroring(entry) ??
  (described(entry)
    .map(({ label, values }) => (values === null ? label : `${label}: ${values}`))
    .join('; ') ||
    AUDIT_ACTION_LABELS[entry.action])

function Changes({ entry }: { entry: AuditEntry }) {
  const all = described(entry)
  if (all.length === 0) return inWords(entry)
  return (
    <ul className="grid gap-x-4 gap-y-0.5">
      {all.slice(0, MOST_SHOWN).map(({ label, values }) => (
        <li key={label} className="[overflow-wrap:anywhere]">
          {label}
          {values !== null && <span className="text-muted-foreground">: {values}</span>}
        </li>
      ))}
      {all.length > MOST_SHOWN && (
        <li className="text-muted-foreground">and {all.length - MOST_SHOWN} more</li>
      )}
    </ul>
  )
}

const COLUMNS: ListColumns<AuditColumn, AuditEntry> = {
  what: { text: auditSentence },
  changes: { text: inWords, cell: (entry) => <Changes entry={entry} /> },
  person: { text: ({ actor }) => actor ?? 'Former user' },
  actedAs: { text: ({ actedAs }) => actedAs },
  table: { text: ({ table }) => tableLabel(table) },
  when: timeColumn(({ happenedAt }) => happenedAt),
}

/** For `exportList`. */
export const AUDIT_TEXTS = textsOf(COLUMNS)

export const toAuditRow =
  (role: UserType) =>
  (entry: AuditEntry): ListRow<AuditColumn> => ({
    id: String(entry.id),
    href: auditedPath(entry, role),
    title: auditSentence(entry),
    cells: cellsOf(COLUMNS, entry),
  })
