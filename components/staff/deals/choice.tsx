import { Field } from '@/components/ui/field'
import { fieldLook } from '@/components/ui/input'

type Props = {
  name: string
  label: string
  value: string
  error: string | undefined
  hint?: string
  optional?: boolean
  options: readonly (readonly [value: string, label: string])[]
  className?: string
}

export const Choice = ({ name, label, value, error, hint, optional, options, className }: Props) => (
  <Field label={label} error={error} hint={hint} optional={optional} className={className}>
    {(control) => (
      // React applies a default value only once.
      <select {...control} key={value} name={name} defaultValue={value} className={`${fieldLook} h-12`}>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    )}
  </Field>
)
