import { Field } from '@/components/ui/field'
import { fieldLook } from '@/components/ui/input'

type Option = readonly [value: string, label: string, isDisabled?: boolean]

type SelectFieldProps = {
  label: string
  name: string
  options: readonly Option[]
  /** The posted value where the form came back, or what it begins with. */
  value: string | undefined
  error: string | undefined
  hint?: string
  optional?: boolean
}

export const SelectField = ({ label, name, options, value, error, hint, optional }: SelectFieldProps) => (
  <div data-review-field={name}>
    <Field label={label} error={error} hint={hint} optional={optional}>
      {(control) => (
        <select
          {...control}
          // React applies a default value only once.
          key={value}
          name={name}
          defaultValue={value}
          className={`${fieldLook} h-11`}
        >
          {options.map(([option, text, isDisabled]) => (
            <option key={option} value={option} disabled={isDisabled}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  </div>
)
