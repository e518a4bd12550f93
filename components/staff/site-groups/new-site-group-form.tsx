'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { Action } from '@/lib/forms/form-state'
import { siteGroupFields as fields } from '@/lib/schemas/site-fields'

type Options = readonly (readonly [value: string, label: string])[]

type Props = { action: Action; statuses: Options; owners: Options }

export function NewSiteGroupForm({ action, statuses, owners }: Props) {
  const form = useActionForm('new-site-group', action)
  const { errors = {} } = form.state
  const { values } = form
  const choice = (name: 'status' | 'owner', label: string, options: Options, initial: string) => (
    <Field label={label} error={errors[name]}>
      {(control) => (
        <select
          {...control}
          // React applies a default value only once.
          key={values[name]}
          name={name}
          defaultValue={values[name] ?? initial}
          className={`${fieldLook} h-11`}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
  const text = (name: 'name' | 'legalName' | 'website', hint?: string) => (
    <Field label={fields[name].label} error={errors[name]} hint={hint} optional={name !== 'name'}>
      {(control) => (
        <Input
          {...control}
          name={name}
          required={name === 'name'}
          maxLength={fields[name].max}
          defaultValue={values[name]}
          autoComplete="off"
        />
      )}
    </Field>
  )
  return (
    <ActionForm form={form} submit="Add site group" pending="Adding…">
      {text('name', 'The short name, which lists and ads show.')}
      {text('legalName')}
      <div className="grid gap-5 sm:grid-cols-2">
        {choice('status', 'Status', statuses, 'active')}
        {choice('owner', 'Owner', [['', 'Unassigned'], ...owners], '')}
      </div>
      {text('website')}
      <Field
        label={fields.billingAddress.label}
        error={errors.billingAddress}
        hint="The last line has city, state and ZIP code, as in Flint, MI 48502."
        optional
      >
        {(control) => (
          <Textarea
            {...control}
            name="billingAddress"
            rows={3}
            maxLength={fields.billingAddress.max}
            defaultValue={values.billingAddress}
          />
        )}
      </Field>
      <Field label={fields.notes.label} error={errors.notes} optional>
        {(control) => (
          <Textarea
            {...control}
            name="notes"
            rows={4}
            maxLength={fields.notes.max}
            defaultValue={values.notes}
          />
        )}
      </Field>
    </ActionForm>
  )
}
