import { useId } from 'react'
import type { EnhancedForm } from '@/components/forms/use-enhanced-form'
import { RATING_OPTIONS } from '@/lib/catalogue/reviews'
import type { ReviewAnswerInput } from '@/lib/schemas/review-answer'

/** The chosen star is filled, and those before it. */
const STAR =
  'relative grid size-12 place-items-center text-input outline-offset-[-2px] hover:text-primary has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-ring has-[~label_:checked]:text-primary has-[~label:hover]:text-primary'

/** Radio buttons, from one star to five. Each covers its star, so that keys, touch and screen readers find it there. */
export function StarsField({ form }: { form: EnhancedForm<ReviewAnswerInput> }) {
  const errorId = useId()
  const error = form.errors.rating
  return (
    <fieldset role="radiogroup" aria-invalid={error ? true : undefined} aria-describedby={error && errorId}>
      <legend className="mb-1 text-sm font-medium">Your rating</legend>
      <div className="-ml-1.5 flex w-fit">
        {RATING_OPTIONS.toReversed().map(([rating, label], index) => (
          <label key={rating} className={STAR}>
            <input
              {...form.register('rating')}
              type="radio"
              value={rating}
              defaultChecked={form.values.rating === rating}
              autoFocus={index === 0 && form.focusOn === 'rating'}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="sr-only">{label}</span>
            <svg aria-hidden="true" viewBox="0 0 20 20" className="size-9 fill-current">
              <path d="m10 1.6 2.5 5.5 6 .7-4.4 4.1 1.1 5.9-5.2-2.9-5.2 2.9 1.1-5.9L1.5 7.8l6-.7z" />
            </svg>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-2 text-sm text-destructive">
          {error}
        </p>
      )}
    </fieldset>
  )
}
