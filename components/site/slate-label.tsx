import { cx } from 'class-variance-authority'

/** What is chalked on a clapperboard or burnt into a frame, as in 'SC 04 · TK 2'. Decoration: it is kept from screen readers. */
export function SlateLabel({ children, className }: { children: string; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block type-slate text-muted-foreground', className)}>
      {children}
    </span>
  )
}
