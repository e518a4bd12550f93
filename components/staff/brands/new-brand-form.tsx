'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { fieldLook, Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { Action } from '@/lib/forms/form-state'
import { BRAND_KIND_LABELS } from '@/lib/owl/brands'
import { brandFields } from '@/lib/schemas/brand-fields'

export function NewBrandForm({ action }: { action: Action }) {
  const form = useActionForm('new-brand', action)
  const { errors = {} } = form.state
  const { values } = form
  const line = (name: 'name' | 'colors' | 'guidelines') => ({
    name,
    maxLength: brandFields[name].max,
    defaultValue: values[name],
    autoComplete: 'off',
  })
  return (
    <ActionForm form={form} submit="Add brand" pending="Adding…">
      <Field label={brandFields.name.label} error={errors.name}>
        {(control) => <Input {...control} {...line('name')} required />}
      </Field>
      <Field label="Kind" error={errors.kind} className="sm:max-w-80">
        {(control) => (
          <select
            {...control}
            // React applies a default value only once.
            key={values.kind}
            name="kind"
            required
            defaultValue={values.kind ?? ''}
            className={`${fieldLook} h-11`}
          >
            <option value="">Choose a kind</option>
            {Object.entries(BRAND_KIND_LABELS).map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={brandFields.colors.label}
        error={errors.colors}
        hint="Hex codes with spaces between them, the main color first."
        optional
      >
        {(control) => <Input {...control} {...line('colors')} placeholder="#c8102e #ffffff" />}
      </Field>
      <Field
        label={brandFields.guidelines.label}
        error={errors.guidelines}
        hint="Where the rules for logo and colors are."
        optional
      >
        {(control) => (
          <Input
            {...control}
            {...line('guidelines')}
            inputMode="url"
            placeholder="https://example.com/brand"
          />
        )}
      </Field>
      <Field label={brandFields.notes.label} error={errors.notes} optional>
        {(control) => (
          <Textarea {...control} name="notes" maxLength={brandFields.notes.max} defaultValue={values.notes} />
        )}
      </Field>
    </ActionForm>
  )
}
