import { LongValue } from '@/components/staff/record/long-value'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { recordHref, recordNouns } from '@/lib/audit/acts'
import { columnLabelOf, describeMove, formatRecordValue, tellingChanges } from '@/lib/audit/history'
import type { RestoreChoice } from '@/lib/audit/restore-choice'
import type { UserType } from '@/lib/auth/roles'
import type { ChangedRecord } from '@/lib/data/history/acts'
import type { HistoryChange } from '@/lib/data/history/record-history'

type Props = {
  role: UserType
  record: ChangedRecord
  names: ReadonlyMap<string, string>
  hrefOf: (choice: RestoreChoice) => string
}

const ACTIONS = { insert: 'Added', update: 'Changed', delete: 'Deleted' } as const

export function ChangedRecordRow({ role, record, names, hrefOf }: Props) {
  const { table, action } = record
  const [noun] = recordNouns(table)
  const title = record.title || 'Without a name'
  const href = action === 'delete' ? null : recordHref(record, record.title, role)
  const changes = tellingChanges(record.changes)
  return (
    <li className="grid gap-3 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 className="min-w-0 [overflow-wrap:anywhere]">
          <span className="text-muted-foreground">
            {ACTIONS[action]} {noun}{' '}
          </span>
          {href ? (
            <StaffLink href={href} className="font-medium underline underline-offset-4">
              {title}
            </StaffLink>
          ) : (
            <span className="font-medium">{title}</span>
          )}
        </h3>
        <StaffLink
          href={hrefOf({ record, column: null })}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          Restore
          <span className="sr-only">
            {' '}
            the {noun} {title}
          </span>
          …
        </StaffLink>
      </div>
      {changes.length > 0 && (
        <dl className="grid gap-x-4 gap-y-2 md:grid-cols-[12rem_minmax(0,1fr)]">
          {changes.map((change) => (
            <Field key={change.column} record={record} change={change} names={names} hrefOf={hrefOf} />
          ))}
        </dl>
      )}
    </li>
  )
}

function textOf(value: unknown, names: ReadonlyMap<string, string>): string {
  if (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    return value.map((item) => formatRecordValue(item, names)).join(', ') || 'none'
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return formatRecordValue(value, names)
}

type FieldProps = Omit<Props, 'role'> & { change: HistoryChange }

function Field({ record, change, names, hrefOf }: FieldProps) {
  const label = columnLabelOf(record.table, change.column)
  const isOne = record.action === 'update'
  return (
    <>
      <dt className="text-sm leading-6 text-muted-foreground">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-1.5 [overflow-wrap:anywhere]">
        {describeMove(change) ?? (
          <>
            {record.action !== 'insert' && (
              <span className="text-muted-foreground">
                <LongValue text={textOf(change.before, names)} />
              </span>
            )}
            {isOne && (
              <>
                <span aria-hidden="true">→</span>
                <span className="sr-only"> became </span>
              </>
            )}
            {record.action !== 'delete' && <LongValue text={textOf(change.after, names)} />}
          </>
        )}
        {isOne && record.changes.length > 1 && (
          <StaffLink
            href={hrefOf({ record, column: change.column })}
            className="ml-2 text-sm underline underline-offset-4"
          >
            Restore<span className="sr-only"> {label}</span>…
          </StaffLink>
        )}
      </dd>
    </>
  )
}
