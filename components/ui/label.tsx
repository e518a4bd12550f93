import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export function Label({ className, ...props }: ComponentProps<'label'>) {
  return <label data-slot="label" className={cx('text-sm font-medium', className)} {...props} />
}
