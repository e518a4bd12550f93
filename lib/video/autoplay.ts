type AutoplayStatus = 'loading' | 'playing' | 'paused' | 'error'

export type Autoplay = {
  status: AutoplayStatus
  /** True after it has played: the watchdog keeps it playing. False: only the visitor starts it. Null: undecided. */
  shouldPlay: boolean | null
  /** Each increment calls play() once. */
  attempts: number
  rejections: number
  failures: number
}

export type AutoplayEvent =
  /** Scrolled into view, tab focused again, or first interaction. */
  | 'visible'
  | 'retry'
  | 'start'
  | 'pause'
  | 'playing'
  | 'stopped'
  | 'rejected'
  | 'failed'
  | 'advanced'
  | 'stalled'

const MAX_RETRIES = 5
const FIRST_RETRY_MS = 1000
const MAX_FAILURES = 3

export const WATCHDOG_MS = 3000

export function initialAutoplay({ startPaused }: { startPaused: boolean }): Autoplay {
  const idle = { attempts: 0, rejections: 0, failures: 0 }
  return startPaused
    ? { ...idle, status: 'paused', shouldPlay: false }
    : { ...idle, status: 'loading', shouldPlay: null }
}

const attempt = (autoplay: Autoplay): Autoplay => ({
  ...autoplay,
  status: 'loading',
  attempts: autoplay.attempts + 1,
})

/** Milliseconds until 'retry' is due; null when none is. */
export function retryDelay({ status, rejections }: Autoplay): number | null {
  return status === 'loading' && rejections > 0 ? FIRST_RETRY_MS * 2 ** (rejections - 1) : null
}

export const isWatchdogActive = ({ status, shouldPlay }: Autoplay) =>
  shouldPlay === true && status !== 'error'

/** All automatic starts pass through here, so that none overrides the visitor's pause. */
export function reduceAutoplay(autoplay: Autoplay, event: AutoplayEvent): Autoplay {
  switch (event) {
    case 'visible':
      if (autoplay.shouldPlay === false || autoplay.status === 'playing' || autoplay.status === 'error')
        return autoplay
      return attempt({ ...autoplay, rejections: 0 })
    case 'retry':
      return autoplay.status === 'loading' ? attempt(autoplay) : autoplay
    case 'start':
      return attempt({ ...autoplay, shouldPlay: null, rejections: 0, failures: 0 })
    case 'pause':
      return { ...autoplay, status: 'paused', shouldPlay: false }
    case 'playing':
      return { ...autoplay, status: 'playing', shouldPlay: true, rejections: 0 }
    case 'stopped':
      return autoplay.status === 'error' ? autoplay : { ...autoplay, status: 'paused' }
    case 'rejected':
      return rejected(autoplay)
    case 'failed':
      return { ...autoplay, status: 'error' }
    case 'advanced':
      return autoplay.failures === 0 ? autoplay : { ...autoplay, failures: 0 }
    case 'stalled':
      return stalled(autoplay)
  }
}

/** Pausing also rejects a pending play(), which must not be retried. */
function rejected(autoplay: Autoplay): Autoplay {
  if (autoplay.status !== 'loading') return autoplay
  if (autoplay.rejections === MAX_RETRIES) return { ...autoplay, status: 'paused' }
  return { ...autoplay, rejections: autoplay.rejections + 1 }
}

function stalled(autoplay: Autoplay): Autoplay {
  if (!isWatchdogActive(autoplay)) return autoplay
  if (autoplay.failures === MAX_FAILURES)
    return { ...autoplay, status: 'paused', shouldPlay: null, failures: 0 }
  // Not `attempt`: a rejection must not start a second retry timer.
  return { ...autoplay, attempts: autoplay.attempts + 1, failures: autoplay.failures + 1 }
}
