import type { ReactNode } from 'react'

const takeFocus = (panel: HTMLElement | null) => panel?.focus()

/** Takes the form's place and, with it, the focus, so that a screen reader reads what happened. */
export function SuccessPanel({ children }: { children: ReactNode }) {
  return (
    <div ref={takeFocus} tabIndex={-1} autoFocus role="status" className="scroll-mt-28 outline-none">
      {children}
    </div>
  )
}
