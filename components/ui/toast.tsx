'use client'

import { cx } from 'class-variance-authority'
import { useRef } from 'react'
import { CloseIcon } from './close-icon'
import { dismissToast } from './toast-store'
import type { Toast } from './toast-queue'
import { useExpiry } from './use-expiry'
import { useSwipe } from './use-swipe'

const DURATION_MS = 5500

const LIGHTS = {
  default: 'before:bg-foreground',
  success: 'before:bg-success',
  destructive: 'before:bg-destructive',
} as const

export function ToastItem({ toast: { id, title, description, variant = 'default' } }: { toast: Toast }) {
  const dismiss = () => dismissToast(id)
  const element = useRef<HTMLDivElement>(null)
  useExpiry(element, dismiss, DURATION_MS)
  const swipe = useSwipe(dismiss)

  return (
    <div
      ref={element}
      role={variant === 'destructive' ? 'alert' : 'status'}
      aria-atomic="true"
      className={cx(
        'pointer-events-auto relative animate-in touch-pan-y rounded-md border border-input bg-popover py-3.5 pr-13 pl-9 text-popover-foreground shadow-lg shadow-black/40 duration-200 select-none fade-in slide-in-from-bottom-2 before:absolute before:top-5.5 before:left-4 before:size-2 before:rounded-full',
        LIGHTS[variant],
      )}
      onKeyDown={(event) => event.key === 'Escape' && dismiss()}
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
