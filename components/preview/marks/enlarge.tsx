'use client'

import { Maximize2 } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button-variants'

type Props = {
  source: string
  /** Id of the element that fills the screen. */
  target: string
  /** For screen readers. */
  label: string
}

/** Fills the screen. Opens the file where the browser cannot, such as on an iPhone, and without scripts. */
export function Enlarge({ source, target, label }: Props) {
  return (
    <a
      href={source}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        const element = document.getElementById(target)
        const shown = element?.querySelector('video') ?? element
        if (!document.fullscreenEnabled || !shown) return
        event.preventDefault()
        void shown.requestFullscreen().catch(() => window.open(source, '_blank', 'noopener'))
      }}
      className={buttonVariants({ variant: 'ghost', size: 'sm' })}
    >
      <Maximize2 aria-hidden="true" />
      Enlarge<span className="sr-only"> {label}</span>
    </a>
  )
}
