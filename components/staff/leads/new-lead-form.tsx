'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { Action } from '@/lib/forms/form-state'
import { NEW_LEAD_DRAFT } from '@/lib/leads/new-lead'
import { contactFields as fields, type ContactField } from '@/lib/schemas/contact-fields'

type Props = {
  action: Action
  /** Becomes the id of the lead, so that sending the form twice adds one. */
  id: string
}

/** In the order in which somebody on the phone says it. */
export function NewLeadForm({ action, id }: Props) {
  const form = useActionForm(NEW_LEAD_DRAFT, action)
  const { errors = {} } = form.state
  const { values } = form
  const line = (name: ContactField, attributes: Parameters<typeof Input>[0] = {}, hint?: string) => (
    <Field label={fields[name].label} error={errors[name]} hint={hint} optional={!attributes.required}>
      {(control) => (
        <Input
          {...control}
          name={name}
          maxLength={fields[name].max}
          defaultValue={values[name]}
          autoComplete="off"
          {...attributes}
        />
      )}
    </Field>
  )
  return (
    <ActionForm form={form} submit="Add lead" pending="Adding…">
      <input type="hidden" name="id" value={values.id ?? id} />
      <div className="grid gap-5 sm:grid-cols-2">
        {line('firstName', { required: true })}
        {line('lastName', { required: true })}
        {line('businessName', { required: true })}
        {line('phoneNumber', { type: 'tel' })}
        {line('email', { type: 'email', required: true }, 'The quote goes there.')}
        {line('website', { inputMode: 'url' })}
        {line('city')}
        {line('state')}
      </div>
      <Field label="What they ask for" error={errors.message}>
        {(control) => (
          <Textarea
            {...control}
            name="message"
            required
            rows={6}
            maxLength={fields.message.max}
            defaultValue={values.message}
          />
        )}
      </Field>
    </ActionForm>
  )
}
