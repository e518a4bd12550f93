import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { fieldLook } from '@/components/ui/input'
import { ROLE_LABELS, USER_TYPES } from '@/lib/auth/roles'

type RoleSelectProps = Omit<ComponentProps<'select'>, 'children' | 'name'>

/** Shows a placeholder when no role is given. */
export const RoleSelect = ({ className, defaultValue = '', ...props }: RoleSelectProps) => (
  <select
    {...props}
    name="userType"
    defaultValue={defaultValue}
    required
    className={cx(fieldLook, 'h-11', className)}
  >
    {defaultValue === '' && <option value="">Choose a role</option>}
    {USER_TYPES.map((role) => (
      <option key={role} value={role}>
        {ROLE_LABELS[role]}
      </option>
    ))}
  </select>
)
