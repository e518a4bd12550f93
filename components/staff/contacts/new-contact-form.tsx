'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { Action } from '@/lib/forms/form-state'
import { clientContactFields as fields, NEW_CONTACT_DRAFT } from '@/lib/schemas/client-contact-fields'

type Props = {
  action: Action
  /** Becomes the id of the contact, so that sending the form twice adds one. */
  id: string
  clients: string[]
  /** Whether a new name becomes a new client. */
  canAddClients: boolean
}

type LineName = Exclude<keyof typeof fields, 'notes'>

export function NewContactForm({ action, id, clients, canAddClients }: Props) {
  const form = useActionForm(NEW_CONTACT_DRAFT, action)
  const { errors = {} } = form.state
  const { values } = form
  const line = (name: LineName, attributes: Parameters<typeof Input>[0] = {}, hint?: string) => (
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
  const newClient = canAddClients
    ? 'A name that is not in the list becomes a new client.'
    : 'Choose a name of the list. An admin adds new clients.'
  return (
    <ActionForm form={form} submit="Add contact" pending="Adding…">
      <input type="hidden" name="id" value={values.id ?? id} />
      <div className="grid gap-5 sm:grid-cols-2">
        {line('firstName', { required: true })}
        {line('lastName', { required: true })}
        {line('position')}
        {line('client', { list: 'contact-clients' }, newClient)}
        {line('email', { type: 'email' })}
        {line('phone', { type: 'tel' })}
      </div>
      <Field
        label={fields.notes.label}
        error={errors.notes}
        optional
        hint="Only staff see e-mail, phone and notes."
      >
        {(control) => <Textarea {...control} name="notes" defaultValue={values.notes} />}
      </Field>
      <datalist id="contact-clients">
        {clients.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </ActionForm>
  )
}
