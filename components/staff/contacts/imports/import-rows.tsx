import { ChangedField, type ShownRow } from '@/components/staff/import/imported-rows'
import { OutcomeBadge } from '@/components/staff/import/outcome-badge'
import { StaffLink } from '@/components/staff/staff-link'
import { Badge } from '@/components/ui/badge'
import {
  describeProblems,
  IMPORT_FIELD_LABELS,
  IMPORT_FIELDS,
  KEPT_LABELS,
} from '@/lib/catalogue/contact-import'
import type { ImportedRow } from '@/lib/data/catalogue/contact-imports'
import { staffPaths, type ContactArea } from '@/lib/portal/staff-paths'

/** `hasRun`: created contacts exist. */
export function shownRow(area: ContactArea, row: ImportedRow, hasRun: boolean): ShownRow {
  const { facts } = row
  const name = [facts.first_name, facts.last_name].filter(Boolean).join(' ') || 'No name'
  const isThere = row.contactId && row.kept !== 'gone' && (hasRun || row.outcome !== 'create')
  return {
    number: row.number,
    title: isThere ? (
      <StaffLink
        href={staffPaths.contact(area, row.contactId ?? '')}
        className="underline underline-offset-4"
      >
        {name}
      </StaffLink>
    ) : (
      name
    ),
    detail: [facts.position, facts.client, facts.email, facts.phone].filter(Boolean).join(', '),
    outcome: <OutcomeBadge outcome={row.outcome} hasRun={hasRun} />,
    reasons: row.newClient
      ? [<NewClient key="client" name={row.newClient} />, ...reasonsOf(row)]
      : reasonsOf(row),
  }
}

const NewClient = ({ name }: { name: string }) => (
  <span className="flex flex-wrap items-baseline gap-2">
    <Badge>New client</Badge> {name}
  </span>
)

function reasonsOf(row: ImportedRow): ShownRow['reasons'] {
  if (row.kept) return [`Kept: ${KEPT_LABELS[row.kept]}`]
  switch (row.outcome) {
    case 'create':
      return []
    case 'error':
      return describeProblems(row.problems).map((problem) => (
        <span key={problem} className="text-destructive">
          {problem}
        </span>
      ))
    case 'skip':
      return [row.sameAs ? `The same person as row ${row.sameAs}` : 'Nothing new']
    case 'update':
      return IMPORT_FIELDS.flatMap((field) => {
        const change = row.changes[field]
        if (!change) return []
        const [before, after] = change
        return [<ChangedField key={field} label={IMPORT_FIELD_LABELS[field]} before={before} after={after} />]
      })
  }
}
