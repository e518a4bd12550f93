import { cx } from 'class-variance-authority'
import { Input } from '@/components/ui/input'

type Props = {
  /** What is searched for. */
  text: string
  /** Which texts are searched. */
  searched: string
  /** The same where there is little room. */
  placeholder?: string
  /** The key `/` leads here. */
  hasKey?: boolean
  className?: string
}

/** Part of a form that asks a list by its address. */
export const SearchField = ({ text, searched, placeholder = searched, hasKey, className }: Props) => (
  <Input
    type="search"
    name="q"
    defaultValue={text}
    aria-label={searched}
    placeholder={placeholder}
    className={cx('h-11!', className)}
    {...(hasKey && { 'aria-keyshortcuts': '/', 'data-list-search': true })}
  />
)
