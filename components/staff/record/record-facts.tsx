import type { ReactNode } from 'react'
import type { EditAction } from '@/lib/forms/form-state'
import { fieldNames, type RecordField, type RecordFields, type RecordValues } from '@/lib/forms/record-fields'
import { longDate } from '@/lib/time/in-zone'
import { ColorList } from './colors'
import type { EditControl } from './edit-control'
import { FactList, WebLink } from './fact-list'
import { InlineEdit } from './inline-edit'

function toControl(field: RecordField): EditControl {
  switch (field.control) {
    case 'line':
    case 'website':
    case 'colors':
      return { kind: 'text', maxLength: field.max }
    case 'paragraphs':
      return { kind: 'textarea' }
    case 'choice': {
      const options = Object.entries(field.choices)
      return { kind: 'select', options: field.isRequired ? options : [['', 'None'], ...options] }
    }
  }
}

function toShown(field: RecordField, value: string): ReactNode {
  if (value === '') return <span className="text-muted-foreground">None</span>
  switch (field.control) {
    case 'line':
      return value
    case 'paragraphs':
      return <p className="whitespace-pre-line">{value}</p>
    case 'website':
      return <WebLink text={value} />
    case 'colors':
      return <ColorList colors={value.split(' ')} />
    case 'choice':
      return field.choices[value] ?? value
  }
}

export type EditedRecord<Field extends string> = {
  fields: RecordFields<Field>
  record: { version: number; values: RecordValues<Field>; createdAt: string }
  actionOf: (field: Field) => EditAction
}

type EditedFieldProps<Field extends string> = EditedRecord<Field> & { name: Field; children?: ReactNode }

/** One field, edited in place. Without children it is shown as its control tells. */
export function EditedField<Field extends string>({ name, children, ...edited }: EditedFieldProps<Field>) {
  const { fields, record, actionOf } = edited
  const field: RecordField = fields[name]
  const value = record.values[name]
  return (
    <InlineEdit
      label={field.label}
      value={value}
      version={record.version}
      control={toControl(field)}
      action={actionOf(name)}
    >
      {children ?? toShown(field, value)}
    </InlineEdit>
  )
}

/** All fields but the title. */
export function RecordFacts<Field extends string>(edited: EditedRecord<Field>) {
  const [, ...names] = fieldNames(edited.fields)
  const facts = names.map((name): [string, ReactNode] => [
    edited.fields[name].label,
    <EditedField key={name} name={name} {...edited} />,
  ])
  return <FactList facts={[...facts, ['Created', longDate(edited.record.createdAt)]]} />
}
