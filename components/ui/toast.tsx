'use client'

import { cx } from 'class-variance-authority'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type RefObject,
} from 'react'
import { CloseIcon } from './close-icon'
import { dismissToast, TOAST_SWIPE_THRESHOLD, type Toast } from './toast-store'

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

const RECHECK_MS = 1000

/**
 * Postpones while the element is hovered or focused or the page hidden. Polls, because no event reports an element
 * that moves under the pointer.
 */
function useExpiry(element: RefObject<HTMLElement | null>, onExpire: () => void, durationMs: number) {
  const expire = useEffectEvent(onExpire)

  useEffect(() => {
    const check = () => {
      if (document.hidden || element.current?.matches(':hover, :focus-within')) {
        timer = window.setTimeout(check, RECHECK_MS)
      } else {
        expire()
      }
    }
    let timer = window.setTimeout(check, durationMs)
    return () => window.clearTimeout(timer)
  }, [element, durationMs])
}

function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null)
  const [offset, setOffset] = useState(0)

  const end = () => {
    start.current = null
    setOffset(0)
  }

  return {
    style: {
      translate: `${offset}px`,
      opacity: 1 - Math.min(Math.abs(offset) / 400, 0.6),
      transition: offset === 0 ? 'translate 150ms, opacity 150ms' : 'none',
    } satisfies CSSProperties,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // A captured pointer would redirect the close button's click.
      if (event.button !== 0 || (event.target as Element).closest('button')) return
      start.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) setOffset(event.clientX - start.current)
    },
    onPointerUp: (event: PointerEvent) => {
      const swiped = start.current !== null && Math.abs(event.clientX - start.current) > TOAST_SWIPE_THRESHOLD
      end()
      if (swiped) onSwipe()
    },
    onPointerCancel: end,
  }
}
