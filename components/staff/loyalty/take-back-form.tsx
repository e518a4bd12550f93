'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'
import { adjustmentFields } from '@/lib/schemas/loyalty-fields'

type Props = { entryId: number; action: Action }

/** Asks for the reason. The purchase itself stays in the ledger. */
export function TakeBackForm({ entryId, action }: Props) {
  const form = useActionForm(`take-back-${entryId}`, action)
  return (
    <details className="mt-1">
      <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
        Take back
      </summary>
      <ActionForm form={form} submit="Take back the points" pending="Posting…">
        <Field label={adjustmentFields.note.label} error={form.state.errors?.note}>
          {(control) => (
            <Input
              {...control}
              name="note"
              maxLength={adjustmentFields.note.max}
              defaultValue={form.values.note}
              autoComplete="off"
            />
          )}
        </Field>
      </ActionForm>
    </details>
  )
}
