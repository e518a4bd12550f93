'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'

type Props = { action: Action; title: string; days: number; shortest: number; longest: number }

export function PeriodForm({ action, title, days, shortest, longest }: Props) {
  const form = useActionForm(`period-${title}`, action)
  return (
    <ActionForm form={form} submit="Save" pending="Saving…">
      <label className="flex items-center gap-3 text-sm">
        <span className="w-28 shrink-0">
          <Input
            type="number"
            name="days"
            required
            min={shortest}
            max={longest}
            defaultValue={form.values.days ?? days}
          />
        </span>
        days<span className="sr-only">: {title}</span>
      </label>
      {form.state.errors?.days && (
        <p role="alert" className="text-sm text-destructive">
          {form.state.errors.days}
        </p>
      )}
    </ActionForm>
  )
}
