import { useId } from 'react'
import type { Path } from 'react-hook-form'
import type { EnhancedForm } from './use-enhanced-form'

type Props<Values extends { consent?: unknown }> = { form: EnhancedForm<Values>; label: string }

export function ConsentField<Values extends { consent?: unknown }>({ form, label }: Props<Values>) {
  const errorId = useId()
  const name = 'consent' as Path<Values>
  const error = form.errors.consent
  return (
    <div className="grid gap-2">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1">
        <input
          {...form.register(name)}
          type="checkbox"
          value="yes"
          defaultChecked={form.values.consent === 'yes'}
          autoFocus={form.focusOn === name}
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
