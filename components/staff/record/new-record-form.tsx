'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { Action } from '@/lib/forms/form-state'
import { fieldNames, type RecordField, type RecordFields, chooseText } from '@/lib/forms/record-fields'

const HINTS: Partial<Record<RecordField['control'], string>> = {
  colors: 'Hex codes with spaces between them, the main color first.',
}

type Props = {
  /** As in 'brand'. */
  noun: string
  fields: RecordFields
  action: Action
  /** What the form begins with. */
  start?: Record<string, string>
}

export function NewRecordForm({ noun, fields, action, start }: Props) {
  const form = useActionForm(`new-${noun.replaceAll(' ', '-')}`, action)
  const values = { ...start, ...form.values }
  return (
    <ActionForm form={form} submit={`Add ${noun}`} pending="Adding…">
      {fieldNames(fields).map((name) => {
        const field = fields[name] as RecordField
        return (
          <Field
            key={name}
            label={field.label}
            hint={field.hint ?? HINTS[field.control]}
            error={form.state.errors?.[name]}
            optional={!field.isRequired}
            className={field.control === 'choice' ? 'sm:max-w-80' : undefined}
          >
            {(control) => <FieldInput {...control} name={name} field={field} value={values[name]} />}
          </Field>
        )
      })}
    </ActionForm>
  )
}

type FieldInputProps = { id: string; name: string; field: RecordField; value: string | undefined }

function FieldInput({ field, value, ...control }: FieldInputProps) {
  const props = {
    ...control,
    required: field.isRequired,
    defaultValue: value,
  }
  switch (field.control) {
    case 'paragraphs':
      return <Textarea {...props} maxLength={field.max} />
    case 'line':
      return <Input {...props} maxLength={field.max} autoComplete="off" />
    case 'colors':
      return <Input {...props} maxLength={field.max} autoComplete="off" placeholder="#c8102e #ffffff" />
    case 'website':
      return (
        <Input
          {...props}
          maxLength={field.max}
          autoComplete="off"
          inputMode="url"
          placeholder="https://example.com"
        />
      )
    case 'choice':
      return (
        <select
          {...control}
          // React applies a default value only once.
          key={value}
          required={field.isRequired}
          defaultValue={value ?? ''}
          className={`${fieldLook} h-11`}
        >
          <option value="">{field.isRequired ? chooseText(field) : 'None'}</option>
          {Object.entries(field.choices).map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </select>
      )
  }
}
