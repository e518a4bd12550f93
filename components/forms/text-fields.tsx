import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { visitorFields } from '@/lib/forms/visitor-fields'
import type { TextField } from '@/lib/schemas/text-rules'
import type { EnhancedForm } from './use-enhanced-form'
import { SlateLabel } from '@/components/site/brand'

type Props<Values extends FieldValues> = {
  form: EnhancedForm<Values>
  name: Path<Values>
  field: TextField
  optional?: boolean
  hint?: string
  className?: string
}

type LineProps<Values extends FieldValues> = Props<Values> &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'defaultValue'>

function fieldProps<Values extends FieldValues>({ form, name, field, ...rest }: Props<Values>) {
  const { optional = false, hint, className } = rest
  return { label: field.label, error: form.errors[name], optional, hint, className }
}

function controlProps<Values extends FieldValues>({ form, name, optional = false }: Props<Values>) {
  return {
    ...form.register(name),
    defaultValue: form.values[name],
    autoFocus: form.focusOn === name,
    required: !optional,
  }
}

/** `defaultValue` is what the empty form begins with. */
export function LineField<Values extends FieldValues>({
  type,
  autoComplete,
  inputMode,
  defaultValue,
  ...props
}: LineProps<Values>) {
  const control = controlProps(props)
  return (
    <Field {...fieldProps(props)}>
      {(attributes) => (
        <Input
          {...attributes}
          {...control}
          defaultValue={control.defaultValue ?? defaultValue}
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          maxLength={props.field.max}
        />
      )}
    </Field>
  )
}

/** Without `maxLength`: it would cut a pasted text silently, where the schema says that it is too long. */
export function ParagraphsField<Values extends FieldValues>({
  rows,
  ...props
}: Props<Values> & { rows: number }) {
  return (
    <Field {...fieldProps(props)}>
      {(attributes) => <Textarea {...attributes} {...controlProps(props)} rows={rows} />}
    </Field>
  )
}

type FieldGroupProps = { legend: string; slate: string; children: ReactNode }

export function FieldGroup({ legend, slate, children }: FieldGroupProps) {
  return (
    <fieldset className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <legend className="mb-5 flex w-full items-baseline justify-between border-b pb-2 font-display text-lg font-semibold">
        {legend}
        <SlateLabel>{slate}</SlateLabel>
      </legend>
      {children}
    </fieldset>
  )
}

/** Only bots fill it. Moved off screen, because bots skip fields with `display: none`. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input name={visitorFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
