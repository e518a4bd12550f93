import { cx } from 'class-variance-authority'
import { useId, type ReactNode } from 'react'
import { Label } from './label'

type Control = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = {
  label: ReactNode
  /** Receives id and ARIA attributes: `{(control) => <Input {...control} name="city" />}`. */
  children: (control: Control) => ReactNode
  hint?: ReactNode
  error?: string
  optional?: boolean
  className?: string
}

export function Field({ label, children, hint, error, optional = false, className }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')

  return (
    <div data-slot="field" className={cx('grid content-start gap-2', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor={id}>{label}</Label>
        {optional && <span className="text-xs text-muted-foreground">Optional</span>}
      </div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className="text-sm text-destructive">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-muted-foreground">
          {hint}
        </p>
      )}
    </div>
  )
}
