'use client'

import { cx } from 'class-variance-authority'
import { CloseIcon } from './close-icon'
import { dismissToast } from './toast-store'
import type { Toast } from './toast-queue'
import { usePausableTimeout } from './use-pausable-timeout'
import { useSwipe } from './use-swipe'

const DURATION_MS = 5500

const EDGES = {
  default: 'border-l-foreground',
  success: 'border-l-success',
  destructive: 'border-l-destructive',
} as const

export function ToastItem({ toast: { id, title, description, variant = 'default' } }: { toast: Toast }) {
  const dismiss = () => dismissToast(id)
  const timer = usePausableTimeout(dismiss, DURATION_MS)
  const swipe = useSwipe(dismiss)

  return (
    <div
      role={variant === 'destructive' ? 'alert' : 'status'}
      aria-atomic="true"
      className={cx(
        'pointer-events-auto relative animate-in touch-pan-y rounded-md border border-l-4 bg-popover py-3.5 pr-13 pl-4 text-popover-foreground shadow-lg shadow-black/40 duration-200 select-none fade-in slide-in-from-bottom-2',
        EDGES[variant],
      )}
      onKeyDown={(event) => event.key === 'Escape' && dismiss()}
      {...timer}
      {...swipe}
    >
      <p className="font-medium">{title}</p>
      {description && <p className="mt-0.5 text-sm text-muted-foreground">{description}</p>}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={dismiss}
        className="absolute top-1.5 right-1.5 grid size-10 place-items-center rounded-md text-muted-foreground transition-colors hover:bg-secondary hover:text-foreground"
      >
        <CloseIcon />
      </button>
    </div>
  )
}
