import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { PackageFilm } from './films-by-package'
import { FilmSlide } from './film-slide'
import { ReelControls } from './reel-controls'
import styles from './film-reel.module.css'

type Props = {
  films: readonly PackageFilm[]
  /** Counted from 0; may lie past the end, when it was stored under an older catalogue. */
  index: number
  /** Whether its package is the chosen one. */
  active: boolean
  onIndex: (index: number) => void
}

const never = () => () => undefined
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const slideInView = (track: Element) => Math.round(track.scrollLeft / track.clientWidth)

/**
 * One film at a time in a row that fingers can push. The HTML holds the first of each reel only: the others, which stand
 * outside the frame, and the buttons that lead to them come with the script.
 */
export function FilmReel({ films, index, active, onIndex }: Props) {
  const track = useRef<HTMLUListElement>(null)
  /** A press of a button is being carried out: films that pass by on the way do not count. */
  const moving = useRef(false)
  const hydrated = useHydrated()
  const shown = Math.min(index, films.length - 1)

  useEffect(() => {
    const list = track.current
    if (!list || slideInView(list) === shown) return
    // What was restored is simply there; only a button's press is seen moving, where the visitor has not asked for less.
    list.scrollTo({ left: shown * list.clientWidth, behavior: moving.current ? 'auto' : 'instant' })
  }, [shown, hydrated])

  if (films.length === 0) return <p className={styles.empty}>No videos available</p>

  const onScroll = () => {
    if (!track.current) return
    const inView = slideInView(track.current)
    if (inView === shown) moving.current = false
    else if (!moving.current) onIndex(inView)
  }
  const letGo = () => {
    moving.current = false
  }
  const turn = (by: number) => {
    moving.current = true
    onIndex((shown + by + films.length) % films.length)
  }

  return (
    <div className={styles.strip}>
      <ul ref={track} onScroll={onScroll} onPointerDown={letGo} onWheel={letGo} className={styles.track}>
        {films.slice(0, hydrated ? undefined : 1).map((film, at) => (
          <FilmSlide key={film.title} film={film} current={active && at === shown} />
        ))}
      </ul>
      {hydrated && films.length > 1 && <ReelControls shown={shown} count={films.length} onTurn={turn} />}
    </div>
  )
}
