import type useEmblaCarousel from 'embla-carousel-react'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useCallback, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'

type CarouselApi = ReturnType<typeof useEmblaCarousel>[1]

type Props = {
  api: CarouselApi
  /** False with reduced motion. */
  autoplays: boolean
  paused: boolean
  setPaused: (paused: boolean) => void
}

export function ReviewControls({ api, autoplays, paused, setPaused }: Props) {
  const canGoBack = useCanScroll(api, 'previous')
  const canGoOn = useCanScroll(api, 'next')
  if (!canGoBack && !canGoOn) return null
  const PauseIcon = paused ? Play : Pause
  return (
    <>
      {autoplays && (
        <Button
          variant="outline"
          size="icon"
          aria-label={paused ? 'Start automatic sliding' : 'Pause automatic sliding'}
          onClick={() => setPaused(!paused)}
        >
          <PauseIcon aria-hidden="true" />
        </Button>
      )}
      <Button
        variant="outline"
        size="icon"
        aria-label="Previous review"
        aria-disabled={!canGoBack}
        onClick={() => api?.scrollPrev()}
      >
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Button
        variant="outline"
        size="icon"
        aria-label="Next review"
        aria-disabled={!canGoOn}
        onClick={() => api?.scrollNext()}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
    </>
  )
}

function useCanScroll(api: CarouselApi, direction: 'previous' | 'next'): boolean {
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
