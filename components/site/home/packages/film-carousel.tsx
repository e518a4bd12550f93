import { useEffect, useRef, useState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { FilmSlide } from './film-slide'
import type { PackageFilm } from './films-by-package'
import styles from './film-carousel.module.css'

type Props = {
  films: readonly PackageFilm[]
  /** Counted from 0; may lie past the end, when it was stored under an older catalogue. */
  index: number
  /** Whether its package is the chosen one. */
  active: boolean
  /** Whether the section has come near the window. */
  near: boolean
  onIndex: (index: number) => void
}

const slideInView = (track: Element) => Math.round(track.scrollLeft / track.clientWidth)

/**
 * One film at a time in a row that fingers can push. The HTML holds the first of each reel only: the others, which stand
 * outside the frame, and the buttons that lead to them come when the visitor does.
 */
export function FilmCarousel({ films, index, active, near, onIndex }: Props) {
  const track = useRef<HTMLUListElement>(null)
  /** A press of a button is being carried out: films that pass by on the way do not count. */
  const buttonScroll = useRef(false)
  /** The film that the track stands at. Asking the track would have the whole page laid out for the answer. */
  const position = useRef(0)
  const [complete, setComplete] = useState(false)
  const shown = Math.min(index, films.length - 1)

  // For good: a track that lost its films would fall back to the first.
  if (near && active && !complete) setComplete(true)

  useEffect(() => {
    const list = track.current
    if (!list || !complete || position.current === shown) return
    position.current = shown
    // What was restored is simply there; only a button's press is seen buttonScroll, where the visitor has not asked for less.
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
  /** Counted from 0. */
  shown: number
  count: number
  onStep: (by: 1 | -1) => void
}

/** Turning past either end goes on at the other. */
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
