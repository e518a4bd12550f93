import { ScreenHeading } from '@/components/staff/headings'
import { StaffLink } from '@/components/staff/staff-link'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { Area } from '@/lib/auth/roles'
import { kindSpec, type RecordKind } from '@/lib/portal/found-records'
import type { RecordGroup } from '@/lib/portal/record-answer'
import { staffPaths } from '@/lib/portal/staff-paths'
import { toLabel } from '@/lib/text/format'
import { FoundTitle } from './found-title'

type Props = {
  area: Area
  description?: string
  text: string
  /** The only kind that shows. */
  kind?: RecordKind
  groups: RecordGroup[]
}

export function SearchResults({ area, description, text, kind, groups }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <ScreenHeading title="Search" description={description} />
      <form method="get" action={staffPaths.search(area)} role="search" className="flex max-w-xl gap-3">
        <Input
          type="search"
          name="q"
          aria-label="Name, place, number or other words"
          defaultValue={text}
          maxLength={100}
          className="min-w-0 grow"
        />
        <Button type="submit">Search</Button>
      </form>
      {kind && (
        <p>
          Only {kindSpec(kind).nouns[1].toLowerCase()}.{' '}
          <StaffLink href={staffPaths.search(area, { q: text })} className="underline underline-offset-4">
            Show every kind
          </StaffLink>
        </p>
      )}
      {text !== '' && groups.length === 0 && <p role="status">No results. Try fewer or different words.</p>}
      {groups.map((group) => (
        <ResultGroup key={group.kind} group={group} text={text} />
      ))}
    </div>
  )
}

const ResultGroup = ({
  group: { kind, label, total, rows, more },
  text,
}: {
  group: RecordGroup
  text: string
}) => (
  <section aria-labelledby={`found-${kind}`}>
    <h2 id={`found-${kind}`} className="type-heading">
      {label} <span className="text-base font-normal text-muted-foreground">{shownCount(total)}</span>
    </h2>
    <ul className="mt-3 divide-y border-y">
      {rows.map(({ id, href, title, context, status }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
          <span className="min-w-0 wrap-anywhere">
            <StaffLink href={href} className="font-medium hover:underline">
              <FoundTitle title={title} asked={text} />
            </StaffLink>{' '}
            <span className="text-sm text-muted-foreground">
              <FoundTitle title={context} asked={text} />
            </span>
          </span>
          {status && <span className="text-sm text-muted-foreground">{toLabel(status)}</span>}
        </li>
      ))}
    </ul>
    {more && (
      <StaffLink href={more} className="mt-3 inline-block text-sm underline underline-offset-4">
        All {label.toLowerCase()} with “{text}”
      </StaffLink>
    )}
  </section>
)

/** The database counts to three hundred. */
const shownCount = (total: number) => (total >= 300 ? '300 or more' : String(total))
