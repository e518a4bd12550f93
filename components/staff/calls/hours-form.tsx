'use client'

import { useActionState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { IDLE, type FormAction, type FormValues } from '@/lib/forms/form-state'
import { hoursField, WEEKDAYS } from '@/lib/scheduling/read-hours'
import { HoursSpan } from './hours-span'

type Props = {
  action: FormAction
  /** The hours as they are, by field. */
  initial: FormValues
}

/** Numbers of the spans that the form has for a day. */
function spansOf(weekday: number, values: FormValues): number[] {
  const spans: number[] = []
  while (hoursField('opens', weekday, spans.length) in values) spans.push(spans.length)
  return spans
}

export function HoursForm({ action, initial }: Props) {
  const [state, formAction, isSaving] = useActionState(action, IDLE)
  const values = 'values' in state ? state.values : initial
  const errors = state.status === 'invalid' ? state.errors : {}
  return (
    <form action={formAction} noValidate>
      <div className="divide-y border-y">
        {WEEKDAYS.map((day, index) => (
          <div
            key={day}
            role="group"
            aria-label={day}
            className="grid gap-x-5 gap-y-2 py-3 md:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <span className="font-medium md:pt-2.5">{day}</span>
            <div className="flex flex-wrap gap-x-5 gap-y-2">
              {spansOf(index + 1, values).map((span) => (
                <HoursSpan
                  key={span}
                  day={day}
                  weekday={index + 1}
                  span={span}
                  values={values}
                  errors={errors}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <button type="submit" aria-disabled={isSaving} className={buttonVariants()}>
          Save hours
        </button>
        <p role="status" className="text-sm">
          {state.status === 'success' && 'Company hours saved.'}
          {state.status === 'invalid' && (
            <span className="text-destructive">Some hours above need your attention.</span>
          )}
        </p>
      </div>
    </form>
  )
}
