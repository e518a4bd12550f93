'use client'

import type { ComponentProps } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'
import { siteFields } from '@/lib/schemas/site-fields'

type Options = readonly (readonly [value: string, label: string])[]

type Props = {
  action: Action
  groups: Options
  states: Options
  statuses: Options
  /** What the form begins with. */
  group: string
}

export function NewSiteForm({ action, groups, states, statuses, group }: Props) {
  const form = useActionForm('new-site', action)
  const { errors = {} } = form.state
  const { values } = form
  const text = (
    name: Exclude<keyof typeof siteFields, 'address' | 'notes' | 'county'>,
    { hint, optional, ...input }: ComponentProps<'input'> & { hint?: string; optional?: true } = {},
  ) => (
    <Field label={siteFields[name].label} error={errors[name]} hint={hint} optional={optional}>
      {(control) => (
        <Input
          {...input}
          {...control}
          name={name}
          maxLength={siteFields[name].max}
          defaultValue={values[name]}
          autoComplete="off"
          required={!optional}
        />
      )}
    </Field>
  )
  const choice = (name: string, label: string, options: Options, initial: string, empty?: string) => (
    <Field label={label} error={errors[name]}>
      {(control) => (
        <select
          {...control}
          // React applies a default value only once.
          key={values[name]}
          name={name}
          required={empty !== undefined}
          defaultValue={values[name] ?? initial}
          className={`${fieldLook} h-11`}
        >
          {empty && <option value="">{empty}</option>}
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
  return (
    <ActionForm form={form} submit="Add site" pending="Adding…">
      {choice('group', 'Site group', groups, group, 'Choose a site group')}
      <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {text('number')}
        {text('name')}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        {choice('status', 'Status', statuses, 'open')}
        <Field label="First day" error={errors.opensOn} optional>
          {(control) => <Input {...control} type="date" name="opensOn" defaultValue={values.opensOn} />}
        </Field>
      </div>
      {text('street', { optional: true })}
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_12rem_9rem]">
        {text('city')}
        {choice('state', 'State', states, '', 'Choose a state')}
        {text('zip', { inputMode: 'numeric' })}
      </div>
      {text('position', {
        optional: true,
        hint: 'Latitude and longitude, as maps copy them: 42.9634, -85.6681. Without them, the site is where its ZIP code is. The time zone follows.',
      })}
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_9rem_9rem]">
        {text('phone', { optional: true, type: 'tel' })}
        {text('screens', { optional: true, inputMode: 'numeric' })}
        {text('pumps', { optional: true, inputMode: 'numeric' })}
      </div>
    </ActionForm>
  )
}
