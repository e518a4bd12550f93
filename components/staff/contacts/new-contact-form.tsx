'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { CONTACT_WAY_LABELS, type ContactChoices, type ContactValues } from '@/lib/catalogue/contacts'
import type { Action } from '@/lib/forms/form-state'
import { clientContactFields as fields, NEW_CONTACT_DRAFT } from '@/lib/schemas/client-contact-fields'

type Props = {
  action: Action
  /** Becomes the id of the contact, so that sending the form twice adds one. */
  id: string
  choices: ContactChoices
  /** What the fields begin with. */
  start: Partial<ContactValues>
  /** Whether a new name becomes a new client. */
  canAddClients: boolean
}

type ChoiceName = 'group' | 'brand' | 'preferredWay' | 'doNotContact'
type LineName = Exclude<keyof typeof fields, 'notes' | ChoiceName>
type Options = readonly (readonly [value: string, label: string])[]

const named = (records: readonly { id: string; name: string }[]): Options =>
  records.map(({ id, name }) => [id, name])

export function NewContactForm({ action, id, choices, start, canAddClients }: Props) {
  const form = useActionForm(NEW_CONTACT_DRAFT, action)
  const { errors = {} } = form.state
  const values: Record<string, string | undefined> = { ...start, ...form.values }
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
  const choice = (name: ChoiceName, none: string, options: Options, hint?: string) => (
    <Field label={fields[name].label} error={errors[name]} hint={hint} optional>
      {(control) => (
        <select
          {...control}
          // React applies a default value only once.
          key={values[name]}
          name={name}
          defaultValue={values[name] ?? ''}
          className={`${fieldLook} h-11`}
        >
          <option value="">{none}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
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
        {choice('group', 'No site group', named(choices.groups))}
        {line('sites', {}, 'Numbers of the group’s sites, as in 101, 102.')}
        {choice('brand', 'No brand', named(choices.brands))}
        {line('reach', {}, 'The area, or what this person decides.')}
        {line('email', { type: 'email' })}
        {line('phone', { type: 'tel' })}
        {choice('preferredWay', 'No matter', Object.entries(CONTACT_WAY_LABELS))}
        {choice(
          'doNotContact',
          'May be contacted',
          [['yes', 'Do not contact']],
          'We don’t email an address marked this way.',
        )}
      </div>
      <Field
        label={fields.notes.label}
        error={errors.notes}
        optional
        hint="Only staff see email, phone and notes."
      >
        {(control) => <Textarea {...control} name="notes" defaultValue={values.notes} />}
      </Field>
      <datalist id="contact-clients">
        {choices.clients.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </ActionForm>
  )
}
