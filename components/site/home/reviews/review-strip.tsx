'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { onceNearViewport } from '@/components/hooks/once-near-viewport'
import type { ReviewMotion } from './review-motion'
import styles from './reviews.module.css'

type Carousel = { Motion: typeof ReviewMotion; startIndex: number }

function shownIndex({ scrollLeft, firstElementChild: track }: Element): number {
  const first = track?.children[0]
  const second = track?.children[1]
  if (!first || !second) return 0
  return Math.round(scrollLeft / (second.getBoundingClientRect().left - first.getBoundingClientRect().left))
}

/** Scrolls natively until the carousel is loaded. */
export function ReviewStrip({ children }: { children: ReactNode }) {
  const viewport = useRef<HTMLDivElement>(null)
  const [carousel, setCarousel] = useState<Carousel | null>(null)

  useEffect(() => {
    const element = viewport.current
    if (!element) return
    return onceNearViewport(element, () => {
      import('./review-motion').then(
        ({ ReviewMotion: Motion }) => setCarousel({ Motion, startIndex: shownIndex(element) }),
        () => undefined,
      )
    })
  }, [])

  return (
    <>
      <div className={styles.controls}>
        {carousel && <carousel.Motion viewport={viewport} startIndex={carousel.startIndex} />}
      </div>
      <div ref={viewport} data-engaged={carousel ? '' : undefined} className={styles.viewport}>
        <ul className={styles.track}>{children}</ul>
      </div>
    </>
  )
}
