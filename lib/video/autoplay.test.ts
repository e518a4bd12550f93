import {
  initialAutoplay,
  isWatchdogActive,
  reduceAutoplay,
  retryDelay,
  type Autoplay,
  type AutoplayEvent,
} from './autoplay'

const after = (autoplay: Autoplay, ...events: AutoplayEvent[]) => events.reduce(reduceAutoplay, autoplay)
const fresh = initialAutoplay({ startPaused: false })
const playing = after(fresh, 'visible', 'playing')

test('starts when visible and remembers that it played', () => {
  expect(after(fresh, 'visible')).toMatchObject({ status: 'loading', attempts: 1, shouldPlay: null })
  expect(playing).toMatchObject({ status: 'playing', shouldPlay: true })
})

describe('rejected starts', () => {
  test('are retried five times with exponential backoff', () => {
    let autoplay = after(fresh, 'visible')
    const delays: (number | null)[] = []
    for (let i = 0; i < 6; i += 1) {
      autoplay = after(autoplay, 'rejected')
      delays.push(retryDelay(autoplay))
      autoplay = after(autoplay, 'retry')
    }
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, null])
    expect(autoplay).toMatchObject({ status: 'paused', attempts: 6 })
  })

  test('are reset by a successful start and when the visitor returns', () => {
    expect(after(fresh, 'visible', 'rejected', 'rejected', 'retry', 'playing').rejections).toBe(0)
    const givenUp = after(fresh, 'visible', ...Array<AutoplayEvent>(6).fill('rejected'))
    expect(givenUp.status).toBe('paused')
    expect(after(givenUp, 'visible')).toMatchObject({ status: 'loading', rejections: 0 })
  })
})

describe('the watchdog', () => {
  test('is active only after the film has played and while it works', () => {
    expect(isWatchdogActive(fresh)).toBe(false)
    expect(isWatchdogActive(playing)).toBe(true)
    expect(isWatchdogActive(after(playing, 'stopped'))).toBe(true)
    expect(isWatchdogActive(after(playing, 'pause'))).toBe(false)
    expect(isWatchdogActive(after(playing, 'failed'))).toBe(false)
  })

  test('restarts three times, then gives up', () => {
    const thrice = after(playing, 'stalled', 'rejected', 'stalled', 'rejected', 'stalled', 'rejected')
    expect(thrice).toMatchObject({ attempts: playing.attempts + 3, failures: 3, shouldPlay: true })
    expect(retryDelay(thrice)).toBeNull()
    const givenUp = after(thrice, 'stalled')
    expect(givenUp).toMatchObject({ status: 'paused', shouldPlay: null, attempts: thrice.attempts })
    expect(after(givenUp, 'stalled')).toBe(givenUp)
  })

  test('resets its count when the film advances', () => {
    expect(after(playing, 'stalled', 'stalled', 'advanced').failures).toBe(0)
    expect(after(playing, 'advanced')).toBe(playing)
  })
})

describe("a visitor's pause", () => {
  const startPaused = after(playing, 'pause')

  test.each<AutoplayEvent>(['visible', 'retry', 'stalled', 'rejected', 'stopped'])('survives %s', (event) => {
    expect(after(startPaused, event)).toEqual(startPaused)
  })

  test('is restored on the next visit and ends when the visitor presses play', () => {
    const next = initialAutoplay({ startPaused: true })
    expect(after(next, 'visible')).toBe(next)
    expect(after(next, 'start', 'playing')).toMatchObject({ status: 'playing', shouldPlay: true })
  })

  test('cancels a pending retry', () => {
    const waiting = after(fresh, 'visible', 'rejected', 'pause')
    expect(retryDelay(waiting)).toBeNull()
  })
})

test('a pause by the browser ends when the visitor returns', () => {
  const stopped = after(playing, 'stopped')
  expect(stopped).toMatchObject({ status: 'paused', shouldPlay: true })
  expect(after(stopped, 'visible').attempts).toBe(playing.attempts + 1)
})

test('a start that was cancelled outside the viewport is not a rejection', () => {
  const left = after(fresh, 'visible', 'stopped', 'rejected')
  expect(left).toMatchObject({ status: 'paused', rejections: 0 })
  expect(after(left, 'visible').status).toBe('loading')
})

describe('a failed film', () => {
  const failed = after(fresh, 'visible', 'rejected', 'failed')

  test('has the status error and does not restart by itself', () => {
    expect(failed.status).toBe('error')
    expect(retryDelay(failed)).toBeNull()
    for (const event of ['visible', 'retry', 'rejected', 'stalled', 'stopped'] as const)
      expect(after(failed, event)).toBe(failed)
  })

  test('restarts on request', () => {
    expect(after(failed, 'start')).toMatchObject({ status: 'loading', rejections: 0 })
    expect(after(failed, 'start', 'playing').status).toBe('playing')
  })
})
