import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** iOS zooms into fields with text below 16 px. */
export const fieldLook =
  'w-full min-w-0 rounded-md border border-input bg-card px-3.5 text-base text-foreground transition-colors duration-150 placeholder:text-muted-foreground hover:border-muted-foreground focus-visible:border-ring focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-destructive'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input data-slot="input" className={cx(fieldLook, 'h-12', className)} {...props} />
}

type SearchFieldProps = {
  text: string
  label: string
  placeholder?: string
  /** Focused by the key `/`. */
  hasShortcut?: boolean
  className?: string
}

export const SearchField = ({
  text,
  label,
  placeholder = label,
  hasShortcut,
  className,
}: SearchFieldProps) => (
  <Input
    type="search"
    name="q"
    defaultValue={text}
    aria-label={label}
    placeholder={placeholder}
    className={cx('h-11!', className)}
    {...(hasShortcut && { 'aria-keyshortcuts': '/', 'data-list-search': true })}
  />
)
