import { Badge } from '@/components/ui/badge'
import {
  FATES,
  PERSON_KINDS,
  REASONS,
  titleOf,
  valueText,
  type PersonGroup,
} from '@/lib/portal/privacy-requests'
import { formatCount } from '@/lib/text/format'

/** `rows` only before an erasure. */
type Group = Omit<PersonGroup, 'parts'> & {
  parts: (PersonGroup['parts'][number] & { rows?: Record<string, unknown>[] })[]
}

const MAX_ROWS = 50

export function PersonGroups({ groups }: { groups: Group[] }) {
  if (groups.length === 0) return <p>We keep nothing about this address.</p>
  return (
    <ul className="divide-y border-y">
      {groups.map((group) => (
        <li key={`${group.kind} ${group.fate} ${group.reason}`} className="grid gap-1 py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h3 className="font-medium">
              {PERSON_KINDS[group.kind]}{' '}
              <span className="text-muted-foreground tabular-nums">{formatCount(group.records)}</span>
            </h3>
            <Badge tone={FATES[group.fate].tone}>{FATES[group.fate].label}</Badge>
          </div>
          {group.reason && <p className="text-sm text-muted-foreground">{REASONS[group.reason]}</p>}
          <Rows rows={group.parts.flatMap(({ rows = [] }) => rows)} kind={PERSON_KINDS[group.kind]} />
        </li>
      ))}
    </ul>
  )
}

function Rows({ rows, kind }: { rows: Record<string, unknown>[]; kind: string }) {
  if (rows.length === 0) return null
  return (
    <details>
      <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
        Show<span className="sr-only">: {kind}</span>
      </summary>
      <ul className="mt-2 grid gap-2">
        {rows.slice(0, MAX_ROWS).map((row, index) => (
          <li key={index} className="grid gap-2 border-l-2 pl-4">
            <p className="font-medium [overflow-wrap:anywhere]">{titleOf(row)}</p>
            <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[10rem_minmax(0,1fr)]">
              {Object.entries(row).map(([column, value]) => (
                <div key={column} className="contents">
                  <dt className="text-muted-foreground">{column.replaceAll('_', ' ')}</dt>
                  <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{valueText(value)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {rows.length > MAX_ROWS && (
        <p className="mt-2 text-sm text-muted-foreground">The export has all {rows.length}.</p>
      )}
    </details>
  )
}
