import { fieldLook, Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { longDay } from '@/lib/time/long-date'

export type EditControl =
  | { kind: 'text'; maxLength: number }
  | { kind: 'textarea' }
  | { kind: 'select'; options: readonly (readonly [value: string, label: string])[] }
  | { kind: 'date' }

export function formatValue(control: EditControl, value: string): string {
  if (value === '') return 'Nothing'
  switch (control.kind) {
    case 'text':
    case 'textarea':
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
      return <Input {...attributes} maxLength={control.maxLength} autoComplete="off" className="h-11!" />
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
    case 'date':
      return <Input {...attributes} type="date" className="h-11!" />
  }
}
