import { type ComponentProps, useId } from 'react'
import { PinInput } from '@/components/staff/sites/position/pin-input'
import { fieldLook, Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { SuggestInput } from './suggest-input'
import { longDay } from '@/lib/time/in-zone'

export type EditControl =
  /** `suggestions` are offered; the field takes other texts, too. */
  | { kind: 'text'; maxLength: number; suggestions?: readonly string[] }
  /** `source` answers suggestions for what is typed. */
  | { kind: 'searched'; maxLength: number; source: string }
  | { kind: 'textarea' }
  | { kind: 'select'; options: readonly (readonly [value: string, label: string])[] }
  | { kind: 'date' }
  /** Latitude and longitude, with a pin on a map. */
  | { kind: 'position' }

export function formatValue(control: EditControl, value: string): string {
  if (value === '') return 'Nothing'
  switch (control.kind) {
    case 'text':
    case 'searched':
    case 'textarea':
    case 'position':
      return value
    case 'select':
      return control.options.find(([option]) => option === value)?.[1] ?? value
    case 'date':
      return longDay(value)
  }
}

type Props = {
  control: EditControl
  'aria-label': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  defaultValue: string
}

export function EditInput({ control, ...props }: Props) {
  const attributes = { ...props, name: 'value' }
  switch (control.kind) {
    case 'text':
      return <TextInput {...attributes} maxLength={control.maxLength} suggestions={control.suggestions} />
    case 'searched':
      return (
        <SuggestInput
          {...attributes}
          source={control.source}
          maxLength={control.maxLength}
          className="h-11!"
        />
      )
    case 'textarea':
      return <Textarea {...attributes} />
    case 'select':
      return (
        <select {...attributes} className={`${fieldLook} h-11`}>
          {control.options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )
    case 'position':
      return <PinInput {...attributes} />
    case 'date':
      return <Input {...attributes} type="date" className="h-11!" />
  }
}

function TextInput({ suggestions, ...props }: ComponentProps<'input'> & { suggestions?: readonly string[] }) {
  const listId = useId()
  return (
    <>
      <Input {...props} list={suggestions && listId} autoComplete="off" className="h-11!" />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  )
}
