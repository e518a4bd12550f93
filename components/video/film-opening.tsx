'use client'

import { useLayoutEffect, useState, type SyntheticEvent } from 'react'
import { CloseIcon } from '@/components/ui/close-icon'
import { dismissOpening } from './film-history'
import { CLOSE, CLOSE_BAR, FILM_DIALOG, FilmPreview } from './film-shape'

type Props = FilmPreview & { path: string }

/** React sends events of a portal to the link that opened it, which would follow them. */
const keep = (event: SyntheticEvent) => event.stopPropagation()

/**
 * Looks like the dialog and stands there from the click until the film's data have arrived. Not modal, and the focus stays on the
 * link: a modal dialog lays out the whole page at once, and the real one gives the focus back to where it was.
 */
export function FilmOpening({ path, ...preview }: Props) {
  const [closed, setClosed] = useState(false)

  // Hears no key any more once the dialog is there, which then hears them.
  useLayoutEffect(() => {
    if (closed) return
    const control = (event: KeyboardEvent) => {
      if (!['Escape', 'Tab', 'Enter', ' '].includes(event.key)) return
      event.preventDefault()
      event.stopPropagation()
      if (event.key !== 'Escape') return
      dismissOpening(path)
      setClosed(true)
    }
    document.addEventListener('keydown', control, { capture: true })
    return () => document.removeEventListener('keydown', control, { capture: true })
  }, [path, closed])

  const close = () => {
    dismissOpening(path)
    setClosed(true)
  }

  if (closed) return null
  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-label={preview.title || 'Video'}
      aria-busy="true"
      onClick={(event) => {
        keep(event)
        if (event.target === event.currentTarget) close()
      }}
      onFocus={keep}
      onTouchStart={keep}
      onPointerDown={keep}
      className={`${FILM_DIALOG} grid`}
    >
      <div className={CLOSE_BAR}>
        <button type="button" aria-label="Close" onClick={close} className={CLOSE}>
          <CloseIcon />
        </button>
      </div>
      <FilmPreview {...preview} />
      <p
        role="status"
        className="fixed top-3 left-1/2 -translate-x-1/2 animate-in bg-foreground px-4 py-2 text-background delay-300 duration-150 fade-in-0 fill-mode-both"
      >
        Loading videos...
      </p>
    </div>
  )
}
