'use client'

import { useActionState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { IDLE, type FormAction } from '@/lib/forms/form-state'
import { closedDayReason } from '@/lib/schemas/closed-day-fields'

type Props = {
  action: FormAction
  /** As '2026-12-25', in the company's time zone. */
  today: string
}

export function ClosedDayForm({ action, today }: Props) {
  const [state, formAction, isSaving] = useActionState(action, IDLE)
  const values = 'values' in state ? state.values : {}
  const errors = state.status === 'invalid' ? state.errors : {}
  return (
    <form action={formAction} noValidate className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <Field label="Day" error={errors.day}>
          {(control) => (
            <Input {...control} type="date" name="day" min={today} required defaultValue={values.day} />
          )}
        </Field>
        <Field label={closedDayReason.label} error={errors.reason} optional>
          {(control) => (
            <Input {...control} name="reason" maxLength={closedDayReason.max} defaultValue={values.reason} />
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button type="submit" aria-disabled={isSaving} className={buttonVariants({ variant: 'secondary' })}>
          Close this day
        </button>
        <p role="status" className="text-sm">
          {state.status === 'success' && 'The day is closed.'}
        </p>
      </div>
    </form>
  )
}
