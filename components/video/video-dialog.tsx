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
  /** The id of the title inside. */
  labelledBy: string
  /** Where closing leads. Without it: back to the page that the dialog was opened over. */
  closeTo?: string
  children: ReactNode
}

type Props = DialogProps & {
  /** The address that the dialog belongs to. */
  path: string
}

const CLOSE =
  'pointer-events-auto grid size-11 place-items-center border bg-background transition-colors hover:border-foreground'

/** Then the page that it was opened over is still one step back, and only the browser remembers which it was. */
function openedBeforeReload(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type === 'reload' && 'navigation' in window && window.navigation.canGoBack
}

/** The page below is a request away, and nothing should be heard until it is there. */
function stopPlayback(dialog: HTMLDialogElement) {
  dialog.querySelector('video')?.pause()
  // Another site's player takes no orders; an empty page in its place leaves no trace in the history.
  dialog.querySelector('iframe')?.contentWindow?.location.replace('about:blank')
}

/** A slot keeps its last page while the visitor moves on, so the dialog shows itself under its own address only. */
export function VideoDialog({ path, ...props }: Props) {
  return usePathname() === path && <OpenDialog {...props} />
}

/**
 * Arrives from the server open, for visitors without script; becomes modal on hydration. However it is closed, the
 * native `close` event leaves the address.
 */
function OpenDialog({ labelledBy, closeTo, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const router = useRouter()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const leave = () => {
      // The event comes late: when React mounts twice, the dialog is open again by then.
      if (element.open) return
      stopPlayback(element)
      if (closeTo && !openedBeforeReload()) router.replace(closeTo, { scroll: false })
      else router.back()
    }
    // The page is styled and laid out anew for it: by the next frame, which does so anyway, rather than twice.
    const frame = requestAnimationFrame(() => {
      element.removeAttribute('open')
      element.showModal()
    })
    element.addEventListener('close', leave)
    return () => {
      cancelAnimationFrame(frame)
      element.removeEventListener('close', leave)
      // Removal alone would not give the focus back to the link that opened it.
      if (!element.matches(':modal')) return
      element.close()
      // As it came from the server, for when React mounts it again.
      element.open = true
    }
  }, [closeTo, router])

  // Natively the round trip leads through the browser's own buttons, where a visitor with a screen reader is lost.
  const trapFocus = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const stops = [...(dialog.current?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
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
        // A drag that starts on the player's time line and ends outside is not a wish to leave.
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
