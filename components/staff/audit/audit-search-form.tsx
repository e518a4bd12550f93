import { cx } from 'class-variance-authority'
import Link from 'next/link'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import { AUDIT_ACTION_LABELS, AUDIT_ACTIONS } from '@/lib/audit/actions'
import type { AuditSearch } from '@/lib/audit/search'
import { tableWords } from '@/lib/audit/words'
import type { AuditedPerson } from '@/lib/data/audit-log'
import { staffPaths } from '@/lib/staff-paths'

type Option = { value: string; label: string }
type ChoiceProps = {
  label: string
  name: keyof AuditSearch
  any: string
  options: Option[]
  chosen: string | null
}

function Choice({ label, name, any, options, chosen }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} name={name} defaultValue={chosen ?? ''} className={cx(fieldLook, 'h-11')}>
          <option value="">{any}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

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
      <Choice
        label="Person"
        name="person"
        any="Anybody"
        chosen={search.person}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
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
        options={AUDIT_ACTIONS.map((action) => ({ value: action, label: AUDIT_ACTION_LABELS[action] }))}
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
