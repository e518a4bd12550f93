'use client'

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useCanScroll, useCarousel } from './carousel-context'
import { Button } from './button'

type ControlProps = Omit<ComponentProps<typeof Button>, 'children' | 'onClick' | 'asChild'>

export function CarouselPrevious(props: ControlProps) {
  const { api } = useCarousel()
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label="Previous"
      aria-disabled={!useCanScroll('previous')}
      onClick={() => api?.scrollPrev()}
      {...props}
    >
      <ChevronLeft aria-hidden="true" />
    </Button>
  )
}

export function CarouselNext(props: ControlProps) {
  const { api } = useCarousel()
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label="Next"
      aria-disabled={!useCanScroll('next')}
      onClick={() => api?.scrollNext()}
      {...props}
    >
      <ChevronRight aria-hidden="true" />
    </Button>
  )
}

/** Null in a carousel that does not advance by itself. */
export function CarouselPause(props: ControlProps) {
  const { autoplays, paused, setPaused } = useCarousel()
  if (!autoplays) return null
  const Icon = paused ? Play : Pause
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={paused ? 'Start automatic sliding' : 'Pause automatic sliding'}
      onClick={() => setPaused(!paused)}
      {...props}
    >
      <Icon aria-hidden="true" />
    </Button>
  )
}
