'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'
import { adjustmentFields } from '@/lib/schemas/loyalty-fields'

type Props = {
  action: Action
  member: string
  /** New for each page, so that a form that is sent twice counts once. */
  receipt: string
}

export function AdjustForm({ action, member, receipt }: Props) {
  const form = useActionForm('adjust-points', action)
  const { errors = {} } = form.state
  const { values } = form
  return (
    <ActionForm form={form} submit="Post adjustment" pending="Posting…">
      <input type="hidden" name="receipt" value={receipt} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Member code" error={errors.member}>
          {(control) => (
            <Input {...control} name="member" defaultValue={values.member ?? member} autoComplete="off" />
          )}
        </Field>
        <Field label="Points" error={errors.points} hint="50 gives points, -50 takes them">
          {(control) => <Input {...control} name="points" defaultValue={values.points} autoComplete="off" />}
        </Field>
      </div>
      <Field label={adjustmentFields.note.label} error={errors.note}>
        {(control) => (
          <Input
            {...control}
            name="note"
            maxLength={adjustmentFields.note.max}
            defaultValue={values.note}
            autoComplete="off"
          />
        )}
      </Field>
    </ActionForm>
  )
}
