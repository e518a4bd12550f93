'use client'

import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { usePathname } from 'next/navigation'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useReducedMotion } from '@/components/hooks/use-media-query'
import { paths } from '@/lib/paths'
import { ReviewControls } from './review-controls'

const DELAY_MS = 4000

type Props = { viewport: RefObject<HTMLElement | null>; startIndex: number }

/**
 * Takes over the scrolling of a list that is on the page already, and shows its buttons. Only the pause button stops it
 * for good; it waits while the keyboard is on a card and while a video lies over the page, so that the focus does not
 * slide away.
 */
export function ReviewMotion({ viewport, startIndex }: Props) {
  const reducedMotion = useReducedMotion()
  const covered = usePathname() !== paths.home()
  const focused = useFocusedItem(viewport)
  const [paused, setPaused] = useState(false)

  const plays = !reducedMotion && !paused && !covered && focused === null
  // A plugin that is merely stopped starts again after the next drag.
  const plugins = useMemo(
    () => (plays ? [Autoplay({ delay: DELAY_MS, stopOnInteraction: false, stopOnFocusIn: false })] : []),
    [plays],
  )
  const [viewportRef, api] = useEmblaCarousel(
    { loop: true, align: 'start', watchFocus: false, ...(reducedMotion && { duration: 0 }) },
    plugins,
  )

  useEffect(() => viewportRef(viewport.current), [viewport, viewportRef])

  // Not an option of the carousel: that would be gone back to on every resize.
  useEffect(() => api?.scrollTo(startIndex, true), [api, startIndex])

  useEffect(() => {
    if (focused !== null) api?.scrollTo(focused)
  }, [api, focused])

  return <ReviewControls api={api} autoplays={!reducedMotion} paused={paused} setPaused={setPaused} />
}

/** Index of the list item inside `root` that has the focus of a keyboard; null also after a press of the mouse. */
function useFocusedItem(root: RefObject<HTMLElement | null>): number | null {
  const [focused, setFocused] = useState<number | null>(null)

  useEffect(() => {
    const element = root.current
    if (!element) return
    const enter = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.matches(':focus-visible')) return
      setFocused([...element.querySelectorAll('li')].findIndex((item) => item.contains(target)))
    }
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setFocused(null)
    }
    element.addEventListener('focusin', enter)
    element.addEventListener('focusout', leave)
    return () => {
      element.removeEventListener('focusin', enter)
      element.removeEventListener('focusout', leave)
    }
  }, [root])

  return focused
}
