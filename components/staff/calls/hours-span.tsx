import { Fragment, useId } from 'react'
import { Input } from '@/components/ui/input'
import type { FieldErrors, FormValues } from '@/lib/forms/form-state'
import { hoursField } from '@/lib/scheduling/read-hours'

const BOUNDS = ['opens', 'closes'] as const
const PREPOSITIONS = { opens: 'from', closes: 'to' }

type Props = {
  day: string
  weekday: number
  span: number
  values: FormValues
  errors: FieldErrors
}

/** From when to when: two times, and below them what is wrong with one of them. */
export function HoursSpan({ day, weekday, span, values, errors }: Props) {
  const errorId = useId()
  const wrong = BOUNDS.find((bound) => hoursField(bound, weekday, span) in errors)
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
                aria-invalid={bound === wrong || undefined}
                aria-describedby={bound === wrong ? errorId : undefined}
                className="h-11! w-33! px-2.5!"
              />
            </Fragment>
          )
        })}
      </div>
      {wrong && (
        <p id={errorId} className="text-sm text-destructive">
          {errors[hoursField(wrong, weekday, span)]}
        </p>
      )}
    </div>
  )
}
