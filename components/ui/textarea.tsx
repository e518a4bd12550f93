import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { fieldLook } from './input'

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cx(fieldLook, 'field-sizing-content min-h-32 py-3 leading-relaxed', className)}
      {...props}
    />
  )
}
