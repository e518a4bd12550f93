'use client'

import { useState } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'

type Props = {
  title: string
  /** Of the page, from the root. */
  path: string
  className?: string
}

const BUTTON =
  'inline-flex min-h-11 items-center gap-2 text-sm text-muted-foreground underline decoration-border underline-offset-4 hover:text-foreground hover:decoration-current [&_svg]:size-4'

/** Closing the system's sheet is not a failure. */
const isDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/**
 * 'Share' opens the system's sheet where there is one. Nothing without JavaScript: the address bar has the link. The answer stands
 * beside the buttons: a film's dialog covers toasts.
 */
export function ShareButtons({ title, path, className = '' }: Props) {
  const canShare = useHydrated() && 'share' in navigator
  const [answer, setAnswer] = useState('')
  const address = () => new URL(path, location.href).href

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address())
      setAnswer('Link copied')
    } catch {
      setAnswer(`The link could not be copied: ${address()}`)
    }
  }
  const share = async () => {
    try {
      await navigator.share({ title, url: address() })
    } catch (error) {
      if (!isDismissed(error)) await copy()
    }
  }

  return (
    <div className={`flex flex-wrap gap-x-6 print:hidden noscript:hidden ${className}`}>
      {canShare && (
        <button type="button" onClick={() => void share()} className={BUTTON}>
          <Icon path="M12 15V3m0 0L8 7m4-4 4 4M5 12v8h14v-8" />
          Share
        </button>
      )}
      <button type="button" onClick={() => void copy()} className={BUTTON}>
        <Icon path="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.6 1.6M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.6-1.6" />
        Copy link
      </button>
      {/* Empty it takes no gap. Hidden it would be no live region. */}
      <span role="status" className="self-center text-sm wrap-anywhere empty:absolute">
        {answer}
      </span>
    </div>
  )
}

const Icon = ({ path }: { path: string }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75">
    <path d={path} />
  </svg>
)
