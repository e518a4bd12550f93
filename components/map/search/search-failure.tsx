import { cx } from 'class-variance-authority'

export function SearchFailure({ message, className }: { message: string; className: string }) {
  return (
    <p
      className={cx(
        'z-30 flex min-h-12 items-center gap-3 border border-destructive bg-card px-3.5',
        className,
      )}
    >
      <span className="bg-destructive px-1.5 type-slate text-destructive-foreground">Error</span>
      {message}
    </p>
  )
}
