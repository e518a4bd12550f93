import { useCanScroll } from '@/components/ui/carousel-context'
import { CarouselNext, CarouselPause, CarouselPrevious } from '@/components/ui/carousel-controls'

/** None where all reviews are in view at once. */
export function ReviewControls() {
  const back = useCanScroll('previous')
  const on = useCanScroll('next')
  if (!back && !on) return null
  return (
    <>
      <CarouselPause />
      <CarouselPrevious aria-label="Previous review" />
      <CarouselNext aria-label="Next review" />
    </>
  )
}
