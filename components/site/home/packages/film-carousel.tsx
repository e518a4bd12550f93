import { useEffect, useRef, useState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { FilmSlide } from './film-slide'
import type { PackageFilm } from './films-by-package'
import styles from './film-carousel.module.css'

type Props = {
  films: readonly PackageFilm[]
  /** From 0; a stored index may be out of range. */
  index: number
  active: boolean
  /** True once the section came near the viewport. */
  near: boolean
  onIndex: (index: number) => void
}

const slideInView = (track: Element) => Math.round(track.scrollLeft / track.clientWidth)

/** A horizontal scroller. The HTML has the first slide only; the others are rendered near the viewport. */
export function FilmCarousel({ films, index, active, near, onIndex }: Props) {
  const track = useRef<HTMLUListElement>(null)
  /** True while a button scrolls: slides passed on the way are ignored. */
  const buttonScroll = useRef(false)
  /** Known position of the track: reading it would force a layout. */
  const position = useRef(0)
  const [complete, setComplete] = useState(false)
  const shown = Math.min(index, films.length - 1)

  // Permanent: removing slides would reset the scroll position.
  if (near && active && !complete) setComplete(true)

  useEffect(() => {
    const list = track.current
    if (!list || !complete || position.current === shown) return
    position.current = shown
    // Only button presses scroll smoothly.
    list.scrollTo({ left: shown * list.clientWidth, behavior: buttonScroll.current ? 'auto' : 'instant' })
  }, [shown, complete])

  if (films.length === 0) return <p className={styles.empty}>No videos available</p>

  const onScroll = () => {
    if (!track.current) return
    const inView = slideInView(track.current)
    if (inView === shown) buttonScroll.current = false
    if (inView === shown || buttonScroll.current) return
    position.current = inView
    onIndex(inView)
  }
  const cancelButtonScroll = () => {
    buttonScroll.current = false
  }
  const step = (by: number) => {
    buttonScroll.current = true
    onIndex((shown + by + films.length) % films.length)
  }

  return (
    <div className={styles.strip}>
      <ul
        ref={track}
        onScroll={onScroll}
        onPointerDown={cancelButtonScroll}
        onWheel={cancelButtonScroll}
        className={styles.track}
      >
        {films.slice(0, complete ? undefined : 1).map((film, at) => (
          <FilmSlide key={film.title} film={film} current={active && at === shown} />
        ))}
      </ul>
      {complete && films.length > 1 && <ReelControls shown={shown} count={films.length} onStep={step} />}
    </div>
  )
}

type ReelControlsProps = {
  /** From 0. */
  shown: number
  count: number
  onStep: (by: 1 | -1) => void
}

function ReelControls({ shown, count, onStep }: ReelControlsProps) {
  return (
    <div className={styles.controls}>
      <p role="status" className="type-slate text-muted-foreground">
        <span className="sr-only">{`Video ${shown + 1} of ${count}`}</span>
        <span aria-hidden="true">{`${shown + 1} / ${count}`}</span>
      </p>
      <StepButton name="Previous video" path="M14.5 6 8.5 12l6 6" onPress={() => onStep(-1)} />
      <StepButton name="Next video" path="m9.5 6 6 6-6 6" onPress={() => onStep(1)} />
    </div>
  )
}

function StepButton({ name, path, onPress }: { name: string; path: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      className={buttonVariants({ variant: 'outline', size: 'icon' })}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75">
        <path d={path} />
      </svg>
    </button>
  )
}
