import { cx } from 'class-variance-authority'
import { Input } from '@/components/ui/input'

type Props = {
  /** What is searched for. */
  text: string
  /** Which texts are searched. */
  label: string
  /** The same where there is little room. */
  placeholder?: string
  /** The key `/` leads here. */
  hasShortcut?: boolean
  className?: string
}

/** Part of a form that asks a list by its address. */
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
