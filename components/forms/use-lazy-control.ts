import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

export type FormControl<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, unknown>,
  'register' | 'handleSubmit'
>

/** Loads React Hook Form and the schema on first focus, so that page views without typing do not load them. */
export function useLazyControl<Values extends FieldValues>(
  importControl: () => Promise<FormControl<Values>>,
) {
  const [control, setControl] = useState<FormControl<Values> | null>(null)
  const loading = useRef<Promise<FormControl<Values> | null>>(null)

  /** Null when loading fails; the next call tries again. */
  function load() {
    loading.current ??= importControl().then(
      (loaded) => {
        // Callers use the control at once, so the fields must be registered before this resolves.
        flushSync(() => setControl(loaded))
        return loaded
      },
      () => (loading.current = null),
    )
    return loading.current
  }

  return { control, load }
}
