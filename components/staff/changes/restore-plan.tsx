import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { type Restored, recordNouns, whyNotRestored } from '@/lib/audit/acts'
import { columnLabelOf } from '@/lib/audit/history'
import { choiceParams, type RestoreChoice } from '@/lib/audit/restore-choice'
import type { ActDetail, RestoreReport } from '@/lib/data/history/acts'
import type { Action } from '@/lib/forms/form-state'
import { countOf } from '@/lib/text/format'
import { RestoreForm } from './restore-form'

type Props = {
  choice: RestoreChoice
  report: RestoreReport | null
  act: ActDetail
  restore: Action
  cancelHref: string
}

const SHOWN = 50

const records = (count: number) => countOf(count, 'record', 'records')

/** What a restoring would do: it was tried, and taken back. */
export function RestorePlan({ choice, report, act, restore, cancelHref }: Props) {
  const of = (...outcomes: Restored['outcome'][]) =>
    report?.records.filter(({ outcome }) => outcomes.includes(outcome)) ?? []
  const ready = of('done')
  const same = of('same')
  const staying = report?.records.filter(({ outcome }) => outcome !== 'done' && outcome !== 'same') ?? []
  const { restore: target = '', field = '' } = choiceParams(choice)
  const what = choice.column
    ? `Restore ${columnLabelOf(choice.record?.table ?? '', choice.column)}?`
    : choice.record
      ? `Restore this ${recordNouns(choice.record.table)[0]}?`
      : 'Restore all of it?'
  return (
    <section
      aria-labelledby="restore"
      className="grid gap-3 rounded-md border border-primary bg-card p-4 [overflow-wrap:anywhere]"
    >
      <h2 id="restore" className="type-heading">
        {what}
      </h2>
      {report === null ? (
        <p>You can view this, but not restore it.</p>
      ) : (
        <>
          <ul className="grid gap-1">
            {ready.length > 0 && <li>{records(ready.length)} as before the change.</li>}
            {same.length > 0 && <li>{records(same.length)} already set.</li>}
            {staying.length > 0 && <li>{records(staying.length)} left alone, because:</li>}
          </ul>
          {staying.length > 0 && (
            <ul className="grid gap-1 border-l-2 border-destructive pl-3 text-sm">
              {staying.slice(0, SHOWN).map((record) => (
                <li key={record.table + JSON.stringify(record.key)}>
                  <span className="font-medium">{titleOf(record, act)}</span>:{' '}
                  {whyNotRestored(record, (column) => columnLabelOf(record.table, column))}
                </li>
              ))}
              {staying.length > SHOWN && <li>and {records(staying.length - SHOWN)} more</li>}
            </ul>
          )}
          {ready.some(({ action }) => action === 'delete') && (
            <p className="text-sm text-muted-foreground">
              Deleted records come back as they were, without private details, files of ads and comments.
            </p>
          )}
          {report.isMore && (
            <p className="text-sm text-muted-foreground">
              A thousand records go at once. Restore again for the next ones.
            </p>
          )}
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {ready.length > 0 && (
          <RestoreForm action={restore} values={{ restore: target, field }}>
            {choice.column ? 'Restore the field' : `Restore ${records(ready.length)}`}
          </RestoreForm>
        )}
        <StaffLink href={cancelHref} className={buttonVariants({ variant: 'ghost', size: 'sm' })}>
          {ready.length > 0 ? 'Cancel' : 'Close'}
        </StaffLink>
      </div>
    </section>
  )
}

function titleOf({ table, key }: Restored, { records: shown }: ActDetail): string {
  const [noun] = recordNouns(table)
  const found = shown.find(
    (other) => other.table === table && JSON.stringify(other.key) === JSON.stringify(key),
  )
  return found?.title ? `${noun} ${found.title}` : noun
}
