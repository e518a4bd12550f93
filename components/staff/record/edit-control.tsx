import { fieldLook, Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { longDay } from '@/lib/time/long-date'

export type EditControl =
  | { kind: 'line'; maxLength: number }
  | { kind: 'paragraphs' }
  | { kind: 'choice'; options: readonly (readonly [value: string, label: string])[] }
  | { kind: 'day' }

export function formatValue(control: EditControl, value: string): string {
  if (value === '') return 'Nothing'
  switch (control.kind) {
    case 'line':
    case 'paragraphs':
      return value
    case 'choice':
      return control.options.find(([option]) => option === value)?.[1] ?? value
    case 'day':
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
    case 'line':
      return <Input {...attributes} maxLength={control.maxLength} autoComplete="off" className="h-11!" />
    case 'paragraphs':
      return <Textarea {...attributes} />
    case 'choice':
      return (
        <select {...attributes} className={`${fieldLook} h-11`}>
          {control.options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )
    case 'day':
      return <Input {...attributes} type="date" className="h-11!" />
  }
}
