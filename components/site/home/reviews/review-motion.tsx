'use client'

import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { usePathname } from 'next/navigation'
import { useEffect, useMemo, useState, type RefObject } from 'react'
import { useReducedMotion } from '@/components/hooks/use-media-query'
import { paths } from '@/lib/paths'
import { ReviewControls } from './review-controls'

const DELAY_MS = 4000

type Props = { viewport: RefObject<HTMLElement | null>; startIndex: number }

/** Attaches the carousel to the rendered list. Waits while a card has keyboard focus or a video covers the page. */
export function ReviewMotion({ viewport, startIndex }: Props) {
  const reducedMotion = useReducedMotion()
  const covered = usePathname() !== paths.home()
  const focused = useFocusedItem(viewport)
  const [paused, setPaused] = useState(false)

  const plays = !reducedMotion && !paused && !covered && focused === null
  // A stopped plugin restarts after the next drag.
  const plugins = useMemo(
    () => (plays ? [Autoplay({ delay: DELAY_MS, stopOnInteraction: false, stopOnFocusIn: false })] : []),
    [plays],
  )
  const [viewportRef, api] = useEmblaCarousel(
    { loop: true, align: 'start', watchFocus: false, ...(reducedMotion && { duration: 0 }) },
    plugins,
  )

  useEffect(() => viewportRef(viewport.current), [viewport, viewportRef])

  // As an option it would apply again on every resize.
  useEffect(() => api?.scrollTo(startIndex, true), [api, startIndex])

  useEffect(() => {
    if (focused !== null) api?.scrollTo(focused)
  }, [api, focused])

  return <ReviewControls api={api} autoplays={!reducedMotion} paused={paused} setPaused={setPaused} />
}

/** Index of the list item with keyboard focus. */
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
