import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { ContactInput } from '@/lib/schemas/contact'
import { contactFields, type ContactField as Name } from '@/lib/schemas/contact-fields'
import type { EnhancedForm } from './use-enhanced-form'

type Props = { form: EnhancedForm<ContactInput>; name: Name; optional?: boolean; className?: string }
type LineProps = Props & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>
type TextProps = Props & { hint: string }

function fieldProps({ form, name, optional = false, className }: Props) {
  return { label: contactFields[name].label, error: form.errors[name], optional, className }
}

function controlProps({ form, name, optional = false }: Props) {
  return {
    ...form.register(name),
    defaultValue: form.values[name],
    autoFocus: form.focusOn === name,
    required: !optional,
  }
}

export function ContactLine({ type, autoComplete, inputMode, ...props }: LineProps) {
  return (
    <Field {...fieldProps(props)}>
      {(control) => (
        <Input
          {...control}
          {...controlProps(props)}
          type={type}
          autoComplete={autoComplete}
          inputMode={inputMode}
          maxLength={contactFields[props.name].max}
        />
      )}
    </Field>
  )
}

/** Without `maxLength`: it would cut a pasted text silently, where the schema says that it is too long. */
export function ContactText({ hint, ...props }: TextProps) {
  return (
    <Field {...fieldProps(props)} hint={hint}>
      {(control) => <Textarea {...control} {...controlProps(props)} rows={6} />}
    </Field>
  )
}
