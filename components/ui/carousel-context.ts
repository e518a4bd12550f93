import type useEmblaCarousel from 'embla-carousel-react'
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'

type EmblaResult = ReturnType<typeof useEmblaCarousel>
export type CarouselOptions = Parameters<typeof useEmblaCarousel>[0]
export type CarouselApi = NonNullable<EmblaResult[1]>

type CarouselContextValue = {
  viewportRef: EmblaResult[0]
  api: CarouselApi | undefined
  /** False also when the visitor asked for less motion: then there is nothing to pause. */
  autoplays: boolean
  paused: boolean
  setPaused: (paused: boolean) => void
}

export const CarouselContext = createContext<CarouselContextValue | null>(null)

export function useCarousel(): CarouselContextValue {
  const value = useContext(CarouselContext)
  if (!value) throw new Error('useCarousel belongs inside <Carousel>')
  return value
}

/** Whether there is a slide to go to; false until the carousel has measured itself. */
export function useCanScroll(direction: 'previous' | 'next'): boolean {
  const { api } = useCarousel()
  const subscribe = useCallback(
    (listener: () => void) => {
      api?.on('select', listener).on('reInit', listener)
      return () => void api?.off('select', listener).off('reInit', listener)
    },
    [api],
  )
  const read = () => (direction === 'next' ? api?.canScrollNext() : api?.canScrollPrev()) ?? false
  return useSyncExternalStore(subscribe, read, () => false)
}
