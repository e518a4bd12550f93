import { cx } from 'class-variance-authority'
import { site } from '@/lib/content/site'

/** Mark only below 318 px, or as much at larger letters. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-foreground">
      <svg aria-hidden="true" viewBox="0 0 28 28" className="size-7 shrink-0" fill="none">
        <path d="M2 8V2h6M20 2h6v6" stroke="currentColor" strokeWidth="2" />
        <path d="M6 20a8 8 0 0 1 16 0Z" className="fill-primary" />
        <path d="M2 25h24" stroke="currentColor" strokeWidth="2" />
      </svg>
      <span className="font-display text-[1.375rem] leading-none font-semibold tracking-[-0.035em] [@media(max-width:19.8em)]:sr-only">
        {site.name}
      </span>
    </span>
  )
}

/** Decorative label, as on a clapperboard: 'SC 04 · TK 2'. */
export function SlateLabel({ children, className }: { children: string; className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block type-slate text-muted-foreground', className)}>
      {children}
    </span>
  )
}
