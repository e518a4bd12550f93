'use client'

import { FORMATS, type Format } from '@/lib/ads/templates/document'
import type { FormValues } from '@/lib/forms/form-state'
import { formatField } from '@/lib/schemas/ad-fill'

type Props = {
  /** Of the template. */
  formats: readonly Format[]
  /** What was posted, without JavaScript. */
  values: FormValues
  error: string | undefined
}

/** One ad for each chosen format. */
export function FormatChoice({ formats, values, error }: Props) {
  const isPosted = Object.keys(values).length > 0
  return (
    <fieldset aria-describedby={error && 'formats-error'} className="grid content-start gap-1">
      <legend className="mb-1 text-sm font-medium">Formats</legend>
      {formats.map((format) => {
        const { label, width, height } = FORMATS[format]
        const name = formatField(format)
        return (
          <label key={format} className="flex min-h-9 items-center gap-3">
            <input
              type="checkbox"
              name={name}
              defaultChecked={!isPosted || values[name] !== undefined}
              className="size-4 shrink-0 accent-primary"
            />
            {label}
            <span className="text-sm text-muted-foreground tabular-nums">
              {width} × {height}
            </span>
          </label>
        )
      })}
      {error && (
        <p id="formats-error" className="text-sm text-destructive">
          {error}
        </p>
      )}
    </fieldset>
  )
}
