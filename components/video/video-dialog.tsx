'use client'

import Link from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { CloseIcon } from '@/components/ui/close-icon'

type DialogProps = {
  labelledBy: string
  /** Where closing leads; by default one step back. */
  closeTo?: string
  children: ReactNode
}

type Props = DialogProps & {
  path: string
}

const CLOSE =
  'pointer-events-auto grid size-11 place-items-center border bg-background transition-colors hover:border-foreground'

/** After a reload the previous page is still one step back. */
function openedBeforeReload(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'reload' && 'navigation' in window && window.navigation.canGoBack
}

/** Stops sound at once, before the navigation ends. */
function stopPlayback(dialog: HTMLDialogElement) {
  dialog.querySelector('video')?.pause()
  // A cross-origin player can only be replaced.
  dialog.querySelector('iframe')?.contentWindow?.location.replace('about:blank')
}

/** Parallel slots keep their last page, so the dialog hides on other URLs. */
export function VideoDialog({ path, ...props }: Props) {
  return usePathname() === path && <OpenDialog {...props} />
}

/** Server-rendered open; modal after hydration. Every way of closing ends in the `close` event. */
function OpenDialog({ labelledBy, closeTo, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const router = useRouter()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const leave = () => {
      // The event is asynchronous: under StrictMode the dialog is open again by then.
      if (element.open) return
      stopPlayback(element)
      if (closeTo && !openedBeforeReload()) router.replace(closeTo, { scroll: false })
      else router.back()
    }
    // In the next frame, to avoid a second layout.
    const frame = requestAnimationFrame(() => {
      element.removeAttribute('open')
      element.showModal()
    })
    element.addEventListener('close', leave)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('close', leave)
      // Returns the focus to the link.
      if (!element.matches(':modal')) return
      element.close()
      // Restores the server's state for StrictMode.
      element.open = true
    }
  }, [closeTo, router])

  // Without it Tab leaves through the browser's own buttons.
  const trapFocus = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const stops = [
      ...(dialog.current?.querySelectorAll<HTMLElement>('a[href], button, summary') ?? []),
    ].filter((stop) => stop.checkVisibility())
    const [edge, other] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
    if (document.activeElement !== edge) return
    event.preventDefault()
    other?.focus()
  }

  const isOutside = (event: PointerEvent | MouseEvent) => event.target === event.currentTarget
  const close = () => dialog.current?.close()
  const closeInstead = (event: MouseEvent) => {
    event.preventDefault()
    close()
  }

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={labelledBy}
      onKeyDown={trapFocus}
      onPointerDown={(event) => {
        // Not after a drag that started on the player's timeline.
        pressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) close()
      }}
      className="fixed inset-0 z-50 m-0 size-full max-h-none max-w-none grid-rows-[auto_1fr] overflow-y-auto overscroll-contain bg-background/95 text-foreground open:grid sm:px-6 sm:pb-6"
    >
      <div className="pointer-events-none sticky top-0 z-10 flex justify-end p-2 sm:-mx-4 sm:px-0">
        {closeTo ? (
          <Link href={closeTo} aria-label="Close" onClick={closeInstead} className={CLOSE}>
            <CloseIcon />
          </Link>
        ) : (
          <button type="button" aria-label="Close" onClick={close} className={CLOSE}>
            <CloseIcon />
          </button>
        )}
      </div>
      {children}
    </dialog>
  )
}
