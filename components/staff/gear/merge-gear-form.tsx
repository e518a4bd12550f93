'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'
import { MAX_GEAR_NAME_LENGTH } from '@/lib/leads/gear'

export function MergeGearForm({ id, action }: { id: string; action: Action }) {
  const form = useActionForm(`merge-gear:${id}`, action)
  return (
    <ActionForm form={form} submit="Merge" pending="Merging…">
      <Field
        label="Name of the other entry"
        error={form.state.errors?.into}
        hint="Exactly as the list shows it."
        className="max-w-md"
      >
        {(control) => (
          <Input
            {...control}
            name="into"
            required
            maxLength={MAX_GEAR_NAME_LENGTH}
            defaultValue={form.values.into}
            autoComplete="off"
          />
        )}
      </Field>
    </ActionForm>
  )
}
