import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { FieldErrors, FormValues } from '@/lib/forms/form-state'

type Props = {
  values: FormValues
  errors: FieldErrors
  /** Name of the field. */
  field: string
  label: string
  hint?: string
  optional?: boolean
  decimal?: boolean
  whole?: boolean
  className?: string
}

/** One value of the rules, typed as text. */
export const RuleInput = ({
  values,
  errors,
  field,
  label,
  hint,
  optional,
  decimal,
  whole,
  className,
}: Props) => (
  <Field label={label} error={errors[field]} hint={hint} optional={optional} className={className}>
    {(control) => (
      <Input
        {...control}
        name={field}
        defaultValue={values[field]}
        inputMode={decimal ? 'decimal' : whole ? 'numeric' : undefined}
        autoComplete="off"
      />
    )}
  </Field>
)
