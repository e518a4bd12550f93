import { useId } from 'react'
import type { EnhancedForm } from '@/components/forms/use-enhanced-form'
import type { ReviewAnswerInput } from '@/lib/schemas/review-answer'

type Props = { form: EnhancedForm<ReviewAnswerInput>; label: string }

export function ConsentField({ form, label }: Props) {
  const errorId = useId()
  const error = form.errors.consent
  return (
    <div className="grid gap-2">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1">
        <input
          {...form.register('consent')}
          type="checkbox"
          value="yes"
          defaultChecked={form.values.consent === 'yes'}
          autoFocus={form.focusOn === 'consent'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          className="mt-0.5 size-5 shrink-0 accent-primary"
        />
        {label}
      </label>
      {error && (
        <p id={errorId} className="text-sm text-destructive">
          {error}
        </p>
      )}
    </div>
  )
}
