'use client'

import { cx } from 'class-variance-authority'
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { CloseIcon } from './close-icon'

type Props = {
  labelledBy: string
  describedBy?: string
  /** For maps and forms. */
  wide?: boolean
  /** Of what fills up: the whole screen of a phone, and elsewhere fixed at the top. In the middle, what stands there would move. */
  growsDown?: boolean
  /** The owner unmounts the modal. */
  onClose: () => void
  children: ReactNode
}

const STOPS = 'a[href], button, input, [tabindex="0"]'

/** A native modal dialog, open while mounted. */
export function Modal({
  labelledBy,
  describedBy,
  wide = false,
  growsDown = false,
  onClose,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const leave = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const onClosed = () => {
      // The event is asynchronous: under StrictMode the dialog is open again by then.
      if (!element.open) leave()
    }
    element.showModal()
    element.addEventListener('close', onClosed)
    return () => {
      element.removeEventListener('close', onClosed)
      // Returns the focus, which unmounting alone does not.
      element.close()
    }
  }, [])

  // Without it Tab leaves through the browser's own buttons.
  const trapFocus = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const stops = [...(dialog.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
    const [edge, other] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
    if (document.activeElement !== edge) return
    event.preventDefault()
    other?.focus()
  }

  const close = () => dialog.current?.close()
  const isOutside = (event: SyntheticEvent) => event.target === event.currentTarget

  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onKeyDown={trapFocus}
      onPointerDown={(event) => {
        // Not after a text selection that started inside.
        pressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) close()
      }}
      className={cx(
        'm-auto w-[calc(100%-2rem)] border bg-popover text-popover-foreground backdrop:bg-black/75 print:hidden',
        wide ? 'max-w-4xl' : 'max-w-lg',
        growsDown &&
          'max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full max-sm:max-w-none max-sm:border-0 sm:mt-[10dvh] sm:max-h-[calc(90dvh-1rem)]',
      )}
    >
      <div className="p-6 sm:p-8">
        {children}
        <button
          type="button"
          aria-label="Close"
          onClick={close}
          className="absolute top-3 right-3 grid size-11 place-items-center text-muted-foreground transition-colors hover:bg-secondary hover:text-foreground"
        >
          <CloseIcon />
        </button>
      </div>
    </dialog>
  )
}
