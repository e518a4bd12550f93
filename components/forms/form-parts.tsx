import type { ReactNode } from 'react'
import { visitorFields } from '@/lib/forms/visitor-fields'

const takeFocus = (panel: HTMLElement | null) => panel?.focus()

/** Replaces a sent form and takes the focus, so that screen readers announce it. */
export function SuccessPanel({ children }: { children: ReactNode }) {
  return (
    <div ref={takeFocus} tabIndex={-1} autoFocus role="status" className="scroll-mt-28 outline-none">
      {children}
    </div>
  )
}

/** Only bots fill it. Moved off screen, because bots skip fields with `display: none`. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input name={visitorFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
