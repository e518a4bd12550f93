'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'
import { clientFields } from '@/lib/schemas/client-fields'

type Props = {
  action: Action
  /** Value and label. */
  industries: readonly (readonly [id: string, label: string])[]
}

export function NewClientForm({ action, industries }: Props) {
  const form = useActionForm('new-client', action)
  const { errors = {} } = form.state
  const { values } = form
  return (
    <ActionForm form={form} submit="Add client" pending="Adding…">
      <Field label={clientFields.name.label} error={errors.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            required
            maxLength={clientFields.name.max}
            defaultValue={values.name}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={clientFields.website.label} error={errors.website} optional>
        {(control) => (
          <Input
            {...control}
            name="website"
            inputMode="url"
            maxLength={clientFields.website.max}
            defaultValue={values.website}
            placeholder="https://example.com"
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Industry" error={errors.industry} optional className="sm:max-w-80">
        {(control) => (
          <select
            {...control}
            // React applies a default value only once.
            key={values.industry}
            name="industry"
            defaultValue={values.industry}
            className={`${fieldLook} h-11`}
          >
            <option value="">None</option>
            {industries.map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    </ActionForm>
  )
}
