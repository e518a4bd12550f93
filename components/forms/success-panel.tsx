import type { ReactNode } from 'react'

const takeFocus = (panel: HTMLElement | null) => panel?.focus()

/** Replaces a sent form and takes the focus, so that screen readers announce it. */
export function SuccessPanel({ children }: { children: ReactNode }) {
  return (
    <div ref={takeFocus} tabIndex={-1} autoFocus role="status" className="scroll-mt-28 outline-none">
      {children}
    </div>
  )
}
