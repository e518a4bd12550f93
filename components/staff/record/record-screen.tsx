import type { ReactNode } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { fieldNames } from '@/lib/forms/record-fields'
import { type EditedRecord, EditedField, RecordFacts } from './record-facts'

type RecordScreenProps<Field extends string> = EditedRecord<Field> & {
  list: { href: string; label: string }
  /** Beside the facts on wide screens. */
  side: ReactNode
  /** Below the facts, on narrow screens below `side`. */
  children: ReactNode
}

/** The page of a record: its fields edited in place, and what belongs to it. */
export function RecordScreen<Field extends string>({
  list,
  side,
  children,
  ...edited
}: RecordScreenProps<Field>) {
  const [title] = fieldNames(edited.fields) as [Field]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid gap-3">
        <StaffLink href={list.href} className="justify-self-start text-sm underline underline-offset-4">
          {list.label}
        </StaffLink>
        <EditedField name={title} {...edited}>
          <h1 className="type-title [overflow-wrap:anywhere]">{edited.record.values[title]}</h1>
        </EditedField>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <RecordFacts {...edited} />
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {side}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 lg:col-start-1">{children}</div>
      </div>
    </div>
  )
}
