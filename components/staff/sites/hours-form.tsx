'use client'

import { useActionState } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Button } from '@/components/ui/button'
import type { Action, ActionState, FormValues } from '@/lib/forms/form-state'
import { WEEKDAYS } from '@/lib/owl/hours'
import { MAX_REASON, specialField, specialRows, weekField } from '@/lib/owl/typed-hours'

type Props = {
  action: Action
  /** What the fields begin with. */
  initial: FormValues
  /** Names the hours that the form was made from. */
  seen: string
}

const NOTHING: ActionState = {}
const MAX_HOURS = 120

/** Hours as text, a field for each weekday, so that they are typed and pasted quickly. */
export function HoursForm({ action, initial, seen }: Props) {
  const [state, formAction, isSaving] = useActionState(action, NOTHING)
  const values = state.values ?? initial
  const { errors = {} } = state
  const input = (name: string, label: string, attributes: { type?: 'date'; maxLength?: number }) => (
    <Field label={label} error={errors[name]}>
      {(control) => (
        <Input {...control} {...attributes} name={name} defaultValue={values[name]} autoComplete="off" />
      )}
    </Field>
  )
  return (
    <details open={state.problem !== undefined || state.errors !== undefined}>
      <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
        Edit opening hours
      </summary>
      <form action={formAction} noValidate className="mt-4 grid gap-6">
        <input type="hidden" name="seen" value={values.seen ?? seen} />
        <p className="text-sm text-muted-foreground">
          Type hours as in “6 AM – 10 PM”, “6-14, 16-22”, “24 hours” or “closed”. Hours that end after
          midnight belong to the day on which they begin.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          {WEEKDAYS.map(([weekday, name]) => (
            <div key={weekday}>{input(weekField(weekday), name, { maxLength: MAX_HOURS })}</div>
          ))}
        </div>
        <fieldset className="grid min-w-0 gap-4">
          <legend className="mb-3 font-medium">Special days</legend>
          {specialRows(values).map((row) => (
            <div
              key={row}
              role="group"
              aria-label={`Special day ${row + 1}`}
              className="grid gap-3 border-b pb-4 sm:grid-cols-[10.5rem_minmax(0,1fr)_minmax(0,1fr)]"
            >
              {input(specialField('day', row), 'Day', { type: 'date' })}
              {input(specialField('hours', row), 'Hours', { maxLength: MAX_HOURS })}
              {input(specialField('reason', row), 'Reason', { maxLength: MAX_REASON })}
            </div>
          ))}
        </fieldset>
        {state.problem && (
          <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
            {state.problem}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" aria-disabled={isSaving}>
            {isSaving ? 'Saving…' : 'Save hours'}
          </Button>
          <p role="status" className="text-sm">
            {Object.keys(errors).length > 0 && (
              <span className="text-destructive">Some hours above need your attention.</span>
            )}
          </p>
        </div>
      </form>
    </details>
  )
}
