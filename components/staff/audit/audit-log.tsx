import { ListPager } from '@/components/staff/list/list-pager'
import { auditPath, isNarrowed, type AuditSearch } from '@/lib/audit/search'
import type { AuditedPerson, AuditPage } from '@/lib/data/people/audit-log'
import { AuditEntryRow } from './audit-entry-row'
import { AuditSearchForm } from './audit-search-form'

type Props = { search: AuditSearch; page: AuditPage; people: AuditedPerson[]; tables: string[] }

export function AuditLog({ search, page, people, tables }: Props) {
  const narrowed = isNarrowed(search)
  return (
    <div className="grid gap-8">
      <div>
        <h1 className="type-title">Audit Log</h1>
        <p className="mt-3 max-w-2xl text-muted-foreground">
          Who changed what, and in whose name. What a field held is kept only where it is a choice among a
          few, so that nothing personal is in here.
        </p>
      </div>
      <AuditSearchForm search={search} people={people} tables={tables} isNarrowed={narrowed} />
      {page.entries.length > 0 ? (
        <ol aria-label="Entries, newest first" className="divide-y rounded-md border bg-card">
          {page.entries.map((entry) => (
            <AuditEntryRow key={entry.id} entry={entry} />
          ))}
        </ol>
      ) : (
        <p className="text-muted-foreground">
          {narrowed
            ? 'Nothing matches. Try another person, or more days.'
            : 'Nobody has changed anything yet.'}
        </p>
      )}
      <ListPager
        label="Pages of the audit log"
        page={search.page}
        hasOlder={page.hasOlder}
        to={(number) => auditPath({ ...search, page: number })}
      />
    </div>
  )
}
