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
import { isOverPage, markOverPage, takeDismissal } from './film-history'
import { CLOSE, CLOSE_BAR, FILM_DIALOG } from './film-shape'

type Props = {
  path: string
  labelledBy: string
  /** Where closing leads; by default one step back. */
  closeTo?: string
  children: ReactNode
}

/** Milliseconds. A Forward that comes before the way back has begun cancels it, and no event says so. */
const BACK_MS = 1000

/** Stops sound at once, before the navigation ends. */
function stopPlayback(dialog: HTMLDialogElement) {
  dialog.querySelector('video')?.pause()
  // A cross-origin player can only be replaced.
  dialog.querySelector('iframe')?.contentWindow?.location.replace('about:blank')
}

/** On Close, where the browser puts the focus, the key that plays films would leave this one. */
function focusPlayer(dialog: HTMLDialogElement) {
  const at = (selector: string) => dialog.querySelector<HTMLElement>(`[data-player] ${selector}`)
  const player = at('[data-play]') ?? at('video')
  player?.focus({ preventScroll: true })
}

/** Parallel slots keep their last page, so the dialog hides on other URLs. */
export function VideoDialog(props: Props) {
  return usePathname() === props.path && <OpenDialog {...props} />
}

/**
 * Server-rendered open; modal after hydration. Every way of closing ends in the `close` event. Escape closes it before
 * hydration, too, where browsers know `closedby`; the way back is gone then when the scripts are there.
 */
function OpenDialog({ path, labelledBy, closeTo, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const router = useRouter()

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    let hasLeft = false
    let canceledBack: ReturnType<typeof setTimeout> | undefined
    const leave = () => {
      // The browser's event is asynchronous: under StrictMode the dialog is open again by then.
      if (element.open || hasLeft) return
      hasLeft = true
      stopPlayback(element)
      if (closeTo && !isOverPage()) return router.replace(closeTo, { scroll: false })
      router.back()
      canceledBack = setTimeout(reopen, BACK_MS)
    }
    /** Until the next frame the focus is on the link that opened it. */
    const closeEarly = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      element.close()
      leave()
    }
    const show = () => {
      document.removeEventListener('keydown', closeEarly, { capture: true })
      clearTimeout(canceledBack)
      hasLeft = false
      element.removeAttribute('open')
      element.showModal()
      focusPlayer(element)
    }
    /** Forward right after closing: the router never drew the page between, so this is the same dialog. */
    const reopen = () => {
      if (location.pathname === path && !element.open) show()
    }
    if (!closeTo) markOverPage()
    if (takeDismissal(path)) element.close()
    if (!element.open) leave()
    // In the next frame, to avoid a second layout.
    const frame = requestAnimationFrame(() => element.open && show())
    document.addEventListener('keydown', closeEarly, { capture: true })
    element.addEventListener('close', leave)
    addEventListener('popstate', reopen)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('keydown', closeEarly, { capture: true })
      clearTimeout(canceledBack)
      element.removeEventListener('close', leave)
      removeEventListener('popstate', reopen)
      // Returns the focus to the link.
      if (!element.matches(':modal')) return
      element.close()
      // Restores the server's state for StrictMode.
      element.open = true
    }
  }, [path, closeTo, router])

  /** The way back begins within this very press: the browser's event would come after a Forward that follows at once. */
  const close = () => {
    dialog.current?.close()
    dialog.current?.dispatchEvent(new Event('close'))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    // Of a film that fills the screen, Escape only ends that.
    if (event.key === 'Escape' && !document.fullscreenElement) {
      event.preventDefault()
      close()
    }
    // Without it Tab leaves to the browser's own bars.
    if (event.key === 'Tab') trapFocus(event)
  }

  const trapFocus = (event: KeyboardEvent) => {
    const stops = [
      ...(dialog.current?.querySelectorAll<HTMLElement>('a[href], button, input, summary') ?? []),
    ].filter((stop) => stop.checkVisibility())
    const [edge, other] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
    if (document.activeElement !== edge) return
    event.preventDefault()
    other?.focus()
  }

  const isOutside = (event: PointerEvent | MouseEvent) => event.target === event.currentTarget
  const closeInstead = (event: MouseEvent) => {
    event.preventDefault()
    close()
  }

  return (
    <dialog
      ref={dialog}
      open
      closedby="closerequest"
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        // Not after a drag that started on the player's timeline.
        pressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) close()
      }}
      className={`${FILM_DIALOG} open:grid`}
    >
      <div className={CLOSE_BAR}>
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
