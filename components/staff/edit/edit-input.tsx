import { fieldLook, Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import type { EditControl } from './edit-control'

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
