'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'

type Props = { name: string; action: Action; version: number; firstOn: string; lastOn: string | null }

/** The first and last day of one brand at one site. */
export function DaysForm({ name, action, version, firstOn, lastOn }: Props) {
  const form = useActionForm(name, action)
  const { errors = {}, values: answered } = form.state
  return (
    <ActionForm form={form} submit="Save days" pending="Saving…">
      <input type="hidden" name="version" value={answered?.version ?? version} readOnly />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First day" error={errors.firstOn}>
          {(control) => (
            <Input
              {...control}
              type="date"
              name="firstOn"
              required
              defaultValue={form.values.firstOn ?? firstOn}
            />
          )}
        </Field>
        <Field label="Last day" error={errors.lastOn} optional hint="Leave blank if unknown">
          {(control) => (
            <Input {...control} type="date" name="lastOn" defaultValue={form.values.lastOn ?? lastOn ?? ''} />
          )}
        </Field>
      </div>
    </ActionForm>
  )
}
