import { ChangedField, type ShownRow } from '@/components/staff/import/imported-rows'
import { OutcomeBadge } from '@/components/staff/import/outcome-badge'
import { StaffLink } from '@/components/staff/staff-link'
import type { ShownCollection } from '@/lib/data/owl/imports/describe'
import type { ImportedRow } from '@/lib/data/owl/imports/imports'
import { type ImportColumns, KEPT_LABELS } from '@/lib/owl/imports/collections'
import { owlPaths } from '@/lib/portal/owl-paths'

const MAX_SHOWN = 120
const shorten = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text)

/** `hasRun`: created records exist. */
export function shownRow(
  row: ImportedRow,
  collection: ShownCollection,
  columns: ImportColumns,
  hasRun: boolean,
): ShownRow {
  const { number, label, outcome, recordId, kept } = row
  const name = label || 'No name'
  const isThere = recordId !== null && kept !== 'gone' && (hasRun || outcome !== 'create')
  return {
    number,
    title: isThere ? (
      <StaffLink
        href={owlPaths.importedRecord(collection.name, recordId)}
        className="underline underline-offset-4"
      >
        {name}
      </StaffLink>
    ) : (
      name
    ),
    detail: '',
    outcome: <OutcomeBadge outcome={outcome ?? 'error'} hasRun={hasRun} />,
    reasons: reasonsOf(row, collection, columns),
  }
}

function reasonsOf(
  { kept, outcome, problems, shown, cells }: ImportedRow,
  { fields }: ShownCollection,
  columns: ImportColumns,
): ShownRow['reasons'] {
  if (kept) return [`Kept: ${KEPT_LABELS[kept]}`]
  const labels = new Map<string, string>(fields)
  const isWrong = outcome === 'error'
  const said = Object.entries(problems).map(([field, problem]) => {
    const cell = cells[(columns[field] ?? 0) - 1]
    return (
      <span key={field} className={isWrong ? 'text-destructive' : 'font-medium'}>
        {labels.has(field) && <strong>{labels.get(field)}: </strong>}
        {problem}
        {cell && <span className="text-muted-foreground"> (the cell says “{shorten(cell)}”)</span>}
      </span>
    )
  })
  if (isWrong) return said
  const changes = Object.entries(shown).map(([field, [before, after]]) => (
    <ChangedField key={field} label={labels.get(field)} before={shorten(before)} after={shorten(after)} />
  ))
  return [...said, ...changes]
}
