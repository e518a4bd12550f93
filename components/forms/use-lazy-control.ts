import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

export type FormControl<Values extends FieldValues> = Pick<
  UseFormReturn<Values, unknown, unknown>,
  'register' | 'handleSubmit'
>

/** React Hook Form with the form's schema, which a page that is only looked at does without. */
export function useLazyControl<Values extends FieldValues>(
  importControl: () => Promise<FormControl<Values>>,
) {
  const [control, setControl] = useState<FormControl<Values> | null>(null)
  const loading = useRef<Promise<FormControl<Values> | null>>(null)

  /** Null when the code cannot be had, and asked for again the next time. */
  function load() {
    loading.current ??= importControl().then(
      (loaded) => {
        // Whoever waits for the control uses it at once: the fields have to be registered by then.
        flushSync(() => setControl(loaded))
        return loaded
      },
      () => (loading.current = null),
    )
    return loading.current
  }

  return { control, load }
}
