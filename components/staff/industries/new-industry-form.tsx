'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'
import { industryFields } from '@/lib/schemas/industry-fields'

export function NewIndustryForm({ action }: { action: Action }) {
  const form = useActionForm('new-industry', action)
  return (
    <ActionForm form={form} submit="Add industry" pending="Adding…">
      <Field
        label={industryFields.name.label}
        error={form.state.errors?.name}
        hint="As in Food and Beverage. Visitors see it once a published film has it."
      >
        {(control) => (
          <Input
            {...control}
            name="name"
            required
            maxLength={industryFields.name.max}
            defaultValue={form.values.name}
            autoComplete="off"
          />
        )}
      </Field>
    </ActionForm>
  )
}
