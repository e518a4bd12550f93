import { StaffLink } from '@/components/staff/staff-link'
import { type FilterOption, optionsFromLabels, optionsFromRecords } from '@/lib/list/query'
import { FilterSelect } from '@/components/staff/list/filter-form'
import { ListPager } from '@/components/staff/list/list-pager'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { AUDIT_ACTION_LABELS, tableLabel } from '@/lib/audit/labels'
import { auditPath, type AuditSearch, isFiltered } from '@/lib/audit/search'
import type { AuditedPerson, AuditPage } from '@/lib/data/people/audit-log'
import { staffPaths } from '@/lib/portal/staff-paths'
import { AuditEntryRow } from './audit-entry-row'

type AuditLogProps = { search: AuditSearch; page: AuditPage; people: AuditedPerson[]; tables: string[] }

export function AuditLog({ search, page, people, tables }: AuditLogProps) {
  const narrowed = isFiltered(search)
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
        hasNext={page.hasOlder}
        hrefOf={(number) => auditPath({ ...search, page: number })}
      />
    </div>
  )
}

type ChoiceProps = {
  label: string
  name: keyof AuditSearch
  anyLabel: string
  options: FilterOption[]
  selected: string | null
}

const FilterField = ({ label, ...choice }: ChoiceProps) => (
  <Field label={label}>{(control) => <FilterSelect {...control} {...choice} />}</Field>
)

function DayField({ label, name, day }: { label: string; name: 'from' | 'to'; day: string | null }) {
  return (
    <Field label={label}>
      {(control) => <Input {...control} type="date" name={name} defaultValue={day ?? ''} className="h-11!" />}
    </Field>
  )
}

type AuditSearchFormProps = {
  search: AuditSearch
  people: AuditedPerson[]
  tables: string[]
  isNarrowed: boolean
}

function AuditSearchForm({ search, people, tables, isNarrowed }: AuditSearchFormProps) {
  return (
    <form
      role="search"
      aria-label="Audit log"
      action={staffPaths.auditLog()}
      className="grid items-end gap-3 min-[24rem]:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_9.5rem_9.5rem_auto]"
    >
      <FilterField
        label="Person"
        name="person"
        anyLabel="Anybody"
        selected={search.person}
        options={optionsFromRecords(people)}
      />
      <FilterField
        label="Table"
        name="table"
        anyLabel="Any table"
        selected={search.table}
        options={tables.map((table) => ({ value: table, label: tableLabel(table) }))}
      />
      <FilterField
        label="Action"
        name="action"
        anyLabel="Any action"
        selected={search.action}
        options={optionsFromLabels(AUDIT_ACTION_LABELS)}
      />
      <DayField label="From" name="from" day={search.from} />
      <DayField label="To" name="to" day={search.to} />
      <div className="flex gap-2">
        <Button type="submit" variant="secondary">
          Show
        </Button>
        {isNarrowed && (
          <Button asChild variant="ghost">
            <StaffLink href={staffPaths.auditLog()}>Clear</StaffLink>
          </Button>
        )}
      </div>
    </form>
  )
}
