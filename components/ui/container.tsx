import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

export function Container({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cx('mx-auto w-full max-w-7xl px-5 sm:px-8', className)} {...props} />
}
