import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { fieldLook } from '@/components/ui/input'
import { LEAD_STATUS_LABELS, LEAD_STATUSES } from '@/lib/leads/statuses'

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  /** Offers not to choose, under this label. */
  any?: string
}

export const LeadStatusSelect = ({ any, className, ...props }: Props) => (
  <select {...props} name="status" className={cx(fieldLook, 'h-11', className)}>
    {any && <option value="">{any}</option>}
    {LEAD_STATUSES.map((status) => (
      <option key={status} value={status}>
        {LEAD_STATUS_LABELS[status]}
      </option>
    ))}
  </select>
)
