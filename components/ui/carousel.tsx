'use client'

import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useMemo, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useReducedMotion } from '@/components/hooks/use-reduced-motion'
import { cn } from '@/lib/cn'
import { CarouselContext, useCarousel, type CarouselApi, type CarouselOptions } from './carousel-context'

type CarouselProps = ComponentProps<'section'> & {
  /** Names the region for screen readers. */
  'aria-label': string
  options?: CarouselOptions
  /** Milliseconds between slides; nothing moves for visitors who ask for less motion. Needs a `CarouselPause` inside. */
  autoplayMs?: number
  setApi?: (api: CarouselApi) => void
}

/** Arrow keys move it while the focus is inside. */
export function Carousel({ options, autoplayMs, setApi, className, children, ...props }: CarouselProps) {
  const reducedMotion = useReducedMotion()
  const [paused, setPaused] = useState(false)
  const autoplays = autoplayMs !== undefined && !reducedMotion

  // A pause takes the plugin away: one that is merely stopped starts again after the next drag or focus.
  const plugins = useMemo(
    () => (autoplays && !paused ? [Autoplay({ delay: autoplayMs, stopOnInteraction: false })] : []),
    [autoplays, paused, autoplayMs],
  )
  const [viewportRef, api] = useEmblaCarousel({ ...options, ...(reducedMotion && { duration: 0 }) }, plugins)

  useEffect(() => {
    if (api) setApi?.(api)
  }, [api, setApi])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    if (event.key === 'ArrowLeft') api?.scrollPrev()
    else api?.scrollNext()
  }

  return (
    <CarouselContext value={{ viewportRef, api, autoplays, paused, setPaused }}>
      <section
        data-slot="carousel"
        aria-roledescription="carousel"
        className={cn('relative', className)}
        onKeyDown={onKeyDown}
        {...props}
      >
        {children}
      </section>
    </CarouselContext>
  )
}

/** The gap between slides: `-ml-*` here and the same `pl-*` on every `CarouselItem`. */
export function CarouselContent({ className, ...props }: ComponentProps<'div'>) {
  const { viewportRef } = useCarousel()
  return (
    <div ref={viewportRef} data-slot="carousel-content" className="overflow-hidden">
      <div className={cn('-ml-4 flex touch-pan-y', className)} {...props} />
    </div>
  )
}

/** `basis-*` sets how many are seen at once. */
export function CarouselItem({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      data-slot="carousel-item"
      className={cn('min-w-0 shrink-0 grow-0 basis-full pl-4', className)}
      {...props}
    />
  )
}
