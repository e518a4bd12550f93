'use client'

import { Fragment, useActionState, useId } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { Input } from '@/components/ui/input'
import { type FieldErrors, type FormAction, type FormValues, IDLE } from '@/lib/forms/form-state'
import { hoursField, WEEKDAYS } from '@/lib/scheduling/read-hours'

type HoursFormProps = {
  action: FormAction
  initial: FormValues
}

function listSpans(weekday: number, values: FormValues): number[] {
  const spans: number[] = []
  while (hoursField('opens', weekday, spans.length) in values) spans.push(spans.length)
  return spans
}

export function HoursForm({ action, initial }: HoursFormProps) {
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
              {listSpans(index + 1, values).map((span) => (
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

const BOUNDS = ['opens', 'closes'] as const
const PREPOSITIONS = { opens: 'from', closes: 'to' }

type HoursSpanProps = {
  day: string
  weekday: number
  span: number
  values: FormValues
  errors: FieldErrors
}

function HoursSpan({ day, weekday, span, values, errors }: HoursSpanProps) {
  const errorId = useId()
  const invalidBound = BOUNDS.find((bound) => hoursField(bound, weekday, span) in errors)
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex items-center gap-1">
        {BOUNDS.map((bound) => {
          const name = hoursField(bound, weekday, span)
          return (
            <Fragment key={bound}>
              {bound === 'closes' && <span aria-hidden="true">–</span>}
              <Input
                type="time"
                step={1800}
                name={name}
                defaultValue={values[name]}
                aria-label={`${day} ${span > 0 ? 'again ' : ''}${PREPOSITIONS[bound]}`}
                aria-invalid={bound === invalidBound || undefined}
                aria-describedby={bound === invalidBound ? errorId : undefined}
                className="h-11! w-33! px-2.5!"
              />
            </Fragment>
          )
        })}
      </div>
      {invalidBound && (
        <p id={errorId} className="text-sm text-destructive">
          {errors[hoursField(invalidBound, weekday, span)]}
        </p>
      )}
    </div>
  )
}
