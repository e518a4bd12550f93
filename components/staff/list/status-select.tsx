import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { fieldLook } from '@/components/ui/input'

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  /** What is offered, by status, in this order. */
  labels: Record<string, string>
}

export const StatusSelect = ({ labels, className, ...props }: Props) => (
  <select {...props} name="status" className={cx(fieldLook, 'h-11', className)}>
    {Object.entries(labels).map(([status, label]) => (
      <option key={status} value={status}>
        {label}
      </option>
    ))}
  </select>
)
