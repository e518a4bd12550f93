import { cx } from 'class-variance-authority'
import { Input } from '@/components/ui/input'

type Props = {
  text: string
  label: string
  placeholder?: string
  /** Focused by the key `/`. */
  hasShortcut?: boolean
  className?: string
}

export const SearchField = ({ text, label, placeholder = label, hasShortcut, className }: Props) => (
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
