'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'

type Props = { action: Action; seen: number; earliest: string }

export function PublishForm({ action, seen, earliest }: Props) {
  const form = useActionForm(`publish-loyalty-${seen}`, action)
  return (
    <ActionForm form={form} submit="Publish" pending="Publishing…">
      <input type="hidden" name="seen" value={seen} />
      <Field
        label="First day"
        error={form.state.errors?.firstOn}
        hint="From midnight on in the program's time zone. You can take it back until then."
        className="max-w-60"
      >
        {(control) => (
          <Input
            {...control}
            type="date"
            name="firstOn"
            min={earliest}
            defaultValue={form.values.firstOn ?? earliest}
          />
        )}
      </Field>
    </ActionForm>
  )
}
