'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'
import { loyaltyFields } from '@/lib/schemas/loyalty-fields'

type Options = readonly (readonly [value: string, label: string])[]

type Props = { action: Action; groups: Options; zones: Options }

export function NewProgramForm({ action, groups, zones }: Props) {
  const form = useActionForm('new-loyalty-program', action)
  const { errors = {} } = form.state
  const { values } = form
  return (
    <ActionForm form={form} submit="Add program" pending="Adding…">
      <Field label={loyaltyFields.name.label} error={errors.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            required
            maxLength={loyaltyFields.name.max}
            defaultValue={values.name}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Site group" error={errors.group} className="sm:max-w-96">
        {(control) => (
          <select
            {...control}
            // React applies a default value only once.
            key={values.group}
            name="group"
            required
            defaultValue={values.group ?? ''}
            className={`${fieldLook} h-11`}
          >
            <option value="">Choose a site group</option>
            <Choices options={groups} />
          </select>
        )}
      </Field>
      <Field
        label="Time zone"
        error={errors.timeZone}
        hint="Days of versions, bonuses and expiry begin at midnight there. It cannot change once there are purchases."
        className="sm:max-w-96"
      >
        {(control) => (
          <select
            {...control}
            key={values.timeZone}
            name="timeZone"
            required
            defaultValue={values.timeZone}
            className={`${fieldLook} h-11`}
          >
            <Choices options={zones} />
          </select>
        )}
      </Field>
    </ActionForm>
  )
}

const Choices = ({ options }: { options: Options }) =>
  options.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
