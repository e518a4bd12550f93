type FilmStatus = 'loading' | 'playing' | 'paused' | 'error'

export type Film = {
  status: FilmStatus
  /**
   * True once it has played: from then on the watchdog keeps it playing. False: the visitor, or a setting of theirs,
   * wants it still, and only the visitor starts it. Null: undecided.
   */
  shouldPlay: boolean | null
  /** Counts up; each step asks the player once to start. */
  attempts: number
  /** Starts refused in a row, by browsers that allow no autoplay yet. */
  refusals: number
  /** Restarts by the watchdog in a row that brought nothing back. */
  failures: number
}

export type FilmEvent =
  /** It came into view, or the visitor came back, or touched the page for the first time. */
  | 'wake'
  | 'retry'
  // The visitor's buttons; 'start' is also 'Try again'.
  | 'start'
  | 'hold'
  // The player's answers; 'refused' is to an attempt.
  | 'playing'
  | 'stopped'
  | 'refused'
  | 'broken'
  // The watchdog's findings.
  | 'advanced'
  | 'stalled'

const MAX_RETRIES = 5
const FIRST_RETRY_MS = 1000
const MAX_FAILURES = 3

/** Milliseconds between two looks of the watchdog. */
export const WATCHDOG_MS = 3000

export function newFilm({ held }: { held: boolean }): Film {
  const idle = { attempts: 0, refusals: 0, failures: 0 }
  return held
    ? { ...idle, status: 'paused', shouldPlay: false }
    : { ...idle, status: 'loading', shouldPlay: null }
}

const attempt = (film: Film): Film => ({ ...film, status: 'loading', attempts: film.attempts + 1 })

/** Milliseconds until the event 'retry' is due; null when none is. */
export function retryDelay({ status, refusals }: Film): number | null {
  return status === 'loading' && refusals > 0 ? FIRST_RETRY_MS * 2 ** (refusals - 1) : null
}

export const isWatched = ({ status, shouldPlay }: Film) => shouldPlay === true && status !== 'error'

/** What becomes of the film. Every automatic start passes through here, so that none overrules the visitor. */
export function reduceFilm(film: Film, event: FilmEvent): Film {
  switch (event) {
    case 'wake':
      if (film.shouldPlay === false || film.status === 'playing' || film.status === 'error') return film
      return attempt({ ...film, refusals: 0 })
    case 'retry':
      return film.status === 'loading' ? attempt(film) : film
    case 'start':
      return attempt({ ...film, shouldPlay: null, refusals: 0, failures: 0 })
    case 'hold':
      return { ...film, status: 'paused', shouldPlay: false }
    case 'playing':
      return { ...film, status: 'playing', shouldPlay: true, refusals: 0 }
    case 'stopped':
      return film.status === 'error' ? film : { ...film, status: 'paused' }
    case 'refused':
      return refused(film)
    case 'broken':
      return { ...film, status: 'error' }
    case 'advanced':
      return film.failures === 0 ? film : { ...film, failures: 0 }
    case 'stalled':
      return stalled(film)
  }
}

/** Only a start that is still wanted is tried again: pausing refuses a pending start as well. */
function refused(film: Film): Film {
  if (film.status !== 'loading') return film
  if (film.refusals === MAX_RETRIES) return { ...film, status: 'paused' }
  return { ...film, refusals: film.refusals + 1 }
}

function stalled(film: Film): Film {
  if (!isWatched(film)) return film
  if (film.failures === MAX_FAILURES) return { ...film, status: 'paused', shouldPlay: null, failures: 0 }
  // Not `attempt`: the watchdog has a rhythm of its own, and a refusal must not start another one.
  return { ...film, attempts: film.attempts + 1, failures: film.failures + 1 }
}
