import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      className={cx('animate-pulse rounded-sm bg-muted', className)}
      {...props}
    />
  )
}
