import Link from 'next/link'
import { labelled, named } from '@/components/staff/list/filter-options'
import { FilterSelect } from '@/components/staff/list/filter-select'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { AUDIT_ACTION_LABELS } from '@/lib/audit/actions'
import type { AuditSearch } from '@/lib/audit/search'
import { tableWords } from '@/lib/audit/words'
import type { AuditedPerson } from '@/lib/data/people/audit-log'
import type { FilterOption } from '@/lib/list/types'
import { staffPaths } from '@/lib/portal/staff-paths'

type ChoiceProps = {
  label: string
  name: keyof AuditSearch
  any: string
  options: FilterOption[]
  chosen: string | null
}

const Choice = ({ label, ...choice }: ChoiceProps) => (
  <Field label={label}>{(control) => <FilterSelect {...control} {...choice} />}</Field>
)

function Day({ label, name, day }: { label: string; name: 'from' | 'to'; day: string | null }) {
  return (
    <Field label={label}>
      {(control) => <Input {...control} type="date" name={name} defaultValue={day ?? ''} className="h-11!" />}
    </Field>
  )
}

type Props = { search: AuditSearch; people: AuditedPerson[]; tables: string[]; isNarrowed: boolean }

/** Asks by its address, so that a view of the log can be bookmarked, shared and gone back to. */
export function AuditSearchForm({ search, people, tables, isNarrowed }: Props) {
  return (
    <form
      role="search"
      aria-label="Audit log"
      action={staffPaths.auditLog()}
      className="grid items-end gap-3 min-[24rem]:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_9.5rem_9.5rem_auto]"
    >
      <Choice label="Person" name="person" any="Anybody" chosen={search.person} options={named(people)} />
      <Choice
        label="Table"
        name="table"
        any="Any table"
        chosen={search.table}
        options={tables.map((table) => ({ value: table, label: tableWords(table) }))}
      />
      <Choice
        label="Action"
        name="action"
        any="Any action"
        chosen={search.action}
        options={labelled(AUDIT_ACTION_LABELS)}
      />
      <Day label="From" name="from" day={search.from} />
      <Day label="To" name="to" day={search.to} />
      <div className="flex gap-2">
        <Button type="submit" variant="secondary">
          Show
        </Button>
        {isNarrowed && (
          <Button asChild variant="ghost">
            <Link href={staffPaths.auditLog()}>Clear</Link>
          </Button>
        )}
      </div>
    </form>
  )
}
