import { Fragment, type ReactNode } from 'react'
import { OfficeTime } from '@/components/staff/office-time'
import { StaffLink } from '@/components/staff/staff-link'
import {
  canUndo,
  columnLabelOf,
  describeMove,
  formatRecordValue,
  recordColumnLabel,
  tellingChanges,
} from '@/lib/audit/history'
import { AUDIT_ACTION_LABELS } from '@/lib/audit/labels'
import type { HistoryChange, HistoryEntry } from '@/lib/data/history/record-history'
import type { Action } from '@/lib/forms/form-state'
import { ActLink } from './act-link'
import { ColorStrip } from './colors'
import { LongValue } from './long-value'
import { UndoForm } from './undo-form'

type HistoryProps = {
  /** Of the record. The entries can also be of what belongs to it. */
  table: string
  entries: HistoryEntry[]
  /** Where all entries are shown; null when they are. */
  moreHref: string | null
  /** Null where the person may not undo. */
  undo: Action | null
  /** Names of the records that ids stand for. */
  names?: ReadonlyMap<string, string>
  /** Shows a value in another way than as text; null leaves it. */
  show?: (column: string, value: unknown) => ReactNode
}

const NO_NAMES: ReadonlyMap<string, string> = new Map()

/** Who changed what, when, and how to go back. */
export function History({ table, entries, moreHref, undo, ...values }: HistoryProps) {
  return (
    <section aria-labelledby="history" className="grid gap-3">
      <h2 id="history" className="type-heading">
        History
      </h2>
      {entries.length === 0 ? (
        <p className="text-muted-foreground">No changes yet.</p>
      ) : (
        <ol className="divide-y border-y">
          {entries.map((entry, index) => (
            <li key={entry.id} className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[11rem_minmax(0,1fr)_auto]">
              <div>
                <OfficeTime at={entry.happenedAt} className="text-sm text-muted-foreground tabular-nums" />
                <p className="[overflow-wrap:anywhere]">{entry.actor ?? 'Former user'}</p>
                {entry.actedAs && <p className="text-sm text-muted-foreground">as {entry.actedAs}</p>}
                {entry.act && <ActLink id={entry.act} />}
              </div>
              <div className="grid min-w-0 content-start gap-1">
                {entry.action !== 'update' && (
                  <p className="font-medium">{AUDIT_ACTION_LABELS[entry.action]}</p>
                )}
                {entry.privateColumns && (
                  <p className="text-muted-foreground">
                    {entry.privateColumns.map(recordColumnLabel).join(', ')} changed. The history keeps no
                    private values.
                  </p>
                )}
                {!entry.privateColumns && entry.changes.length === 0 && (
                  <p className="text-muted-foreground">The earlier value is no longer kept.</p>
                )}
                <Changes
                  entry={entry}
                  undo={canUndo(entries, index, table) && entry.action === 'update' ? undo : null}
                  {...values}
                />
              </div>
              {undo && canUndo(entries, index, table) && <UndoForm entryId={entry.id} action={undo} />}
            </li>
          ))}
        </ol>
      )}
      {moreHref && (
        <StaffLink
          href={moreHref}
          scroll={false}
          className="justify-self-start text-sm underline underline-offset-4"
        >
          Show older changes
        </StaffLink>
      )}
    </section>
  )
}

const showColors = (column: string, value: unknown) =>
  column === 'colors' && Array.isArray(value) && value.length > 0 ? (
    <ColorStrip colors={value.map(String)} />
  ) : null

type ChangesProps = Pick<HistoryProps, 'names' | 'show'> & {
  entry: HistoryEntry
  /** Null when its fields cannot be undone one by one. */
  undo: Action | null
}

function Changes({ entry, undo, names = NO_NAMES, show }: ChangesProps) {
  const changes = tellingChanges(entry.changes)
  const value = (column: string, content: unknown) =>
    show?.(column, content) ??
    showColors(column, content) ?? <LongValue text={formatRecordValue(content, names)} />
  const line = (change: HistoryChange) => {
    const { column, before, after } = change
    const move = describeMove(change)
    if (move) return move
    switch (entry.action) {
      case 'insert':
        return value(column, after)
      case 'delete':
        return value(column, before)
      case 'update':
        return (
          <>
            <span className="text-muted-foreground">{value(column, before)}</span>
            <span className="px-1.5" aria-hidden="true">
              →
            </span>
            <span className="sr-only"> became </span>
            {value(column, after)}
          </>
        )
    }
  }
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
      {changes.map((change) => (
        <Fragment key={change.column}>
          <dt className="text-sm leading-6 text-muted-foreground">
            {columnLabelOf(entry.table, change.column)}
          </dt>
          <dd className="flex flex-wrap items-center [overflow-wrap:anywhere]">
            {line(change)}
            {undo && changes.length > 1 && (
              <UndoForm
                entryId={entry.id}
                action={undo}
                field={{ column: change.column, label: columnLabelOf(entry.table, change.column) }}
              />
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
