import { OfficeTime } from '@/components/staff/office-time'
import {
  AUDIT_ACTION_LABELS,
  type AuditAction,
  columnLabel,
  tableLabel,
  formatValue,
} from '@/lib/audit/labels'
import type { AuditChange, AuditEntry } from '@/lib/data/people/audit-log'

const MIRRORING_ACTIONS: readonly AuditAction[] = ['start', 'stop', 'expire']

function Change({ column, values }: AuditChange) {
  return (
    <li>
      {columnLabel(column)}
      {values && (
        <span className="text-muted-foreground">
          {': '}
          {formatValue(values.before)} → <span className="text-foreground">{formatValue(values.after)}</span>
        </span>
      )}
    </li>
  )
}

function Details({ entry }: { entry: AuditEntry }) {
  if (entry.action === 'start') {
    return (
      <p>
        “{entry.reason}”{' '}
        <span className="text-muted-foreground">
          {entry.allowedChanges ? 'Changes allowed' : 'Read only'}
        </span>
      </p>
    )
  }
  if (entry.changes.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {entry.changes.map((change) => (
        <Change key={change.column} {...change} />
      ))}
    </ul>
  )
}

/** The acting user comes first; a mirrored user follows as "as …". */
export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const isMirroring = MIRRORING_ACTIONS.includes(entry.action)
  return (
    <li className="grid gap-x-6 gap-y-1 p-4 text-[0.9375rem] md:grid-cols-[11rem_minmax(0,14rem)_minmax(0,1fr)]">
      <OfficeTime at={entry.happenedAt} className="text-sm leading-6 text-muted-foreground tabular-nums" />
      <p className="break-words">
        <span className="font-medium">{entry.actor ?? 'Former user'}</span>
        {entry.actedAs && <span className="block text-sm text-muted-foreground">as {entry.actedAs}</span>}
      </p>
      <div className="grid min-w-0 content-start gap-1 break-words">
        <p>
          <span className="font-medium">{AUDIT_ACTION_LABELS[entry.action]}</span>
          {!isMirroring && (
            <>
              {': '}
              {tableLabel(entry.table)}{' '}
              <span className="text-xs [overflow-wrap:anywhere] text-muted-foreground">{entry.rowKey}</span>
            </>
          )}
        </p>
        <Details entry={entry} />
      </div>
    </li>
  )
}
