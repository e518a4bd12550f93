import { type Film, type FilmEvent, isWatched, newFilm, reduceFilm, retryDelay } from './autoplay'

const after = (film: Film, ...events: FilmEvent[]) => events.reduce(reduceFilm, film)
const fresh = newFilm({ held: false })
const playing = after(fresh, 'wake', 'playing')

test('starts when it comes into view, and remembers that it played', () => {
  expect(after(fresh, 'wake')).toMatchObject({ status: 'loading', attempts: 1, shouldPlay: null })
  expect(playing).toMatchObject({ status: 'playing', shouldPlay: true })
})

describe('refused starts', () => {
  test('are retried five times, after 1, 2, 4, 8 and 16 seconds, then left alone', () => {
    let film = after(fresh, 'wake')
    const delays: (number | null)[] = []
    for (let i = 0; i < 6; i += 1) {
      film = after(film, 'refused')
      delays.push(retryDelay(film))
      film = after(film, 'retry')
    }
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, null])
    expect(film).toMatchObject({ status: 'paused', attempts: 6 })
  })

  test('are forgotten by a start that works, and tried anew when the visitor returns', () => {
    expect(after(fresh, 'wake', 'refused', 'refused', 'retry', 'playing').refusals).toBe(0)
    const givenUp = after(fresh, 'wake', ...Array<FilmEvent>(6).fill('refused'))
    expect(givenUp.status).toBe('paused')
    expect(after(givenUp, 'wake')).toMatchObject({ status: 'loading', refusals: 0 })
  })
})

describe('the watchdog', () => {
  test('watches only a film that has played and is not broken', () => {
    expect(isWatched(fresh)).toBe(false)
    expect(isWatched(playing)).toBe(true)
    expect(isWatched(after(playing, 'stopped'))).toBe(true)
    expect(isWatched(after(playing, 'hold'))).toBe(false)
    expect(isWatched(after(playing, 'broken'))).toBe(false)
  })

  test('restarts three times, then forgets that it should play', () => {
    const thrice = after(playing, 'stalled', 'refused', 'stalled', 'refused', 'stalled', 'refused')
    expect(thrice).toMatchObject({ attempts: playing.attempts + 3, failures: 3, shouldPlay: true })
    expect(retryDelay(thrice)).toBeNull()
    const givenUp = after(thrice, 'stalled')
    expect(givenUp).toMatchObject({ status: 'paused', shouldPlay: null, attempts: thrice.attempts })
    expect(after(givenUp, 'stalled')).toBe(givenUp)
  })

  test('counts anew once the film moves again', () => {
    expect(after(playing, 'stalled', 'stalled', 'advanced').failures).toBe(0)
    expect(after(playing, 'advanced')).toBe(playing)
  })
})

describe("a visitor's pause", () => {
  const held = after(playing, 'hold')

  test.each<FilmEvent>(['wake', 'retry', 'stalled', 'refused', 'stopped'])('is kept through %s', (event) => {
    expect(after(held, event)).toEqual(held)
  })

  test('is kept on the next visit, and ends when the visitor presses play', () => {
    const next = newFilm({ held: true })
    expect(after(next, 'wake')).toBe(next)
    expect(after(next, 'start', 'playing')).toMatchObject({ status: 'playing', shouldPlay: true })
  })

  test('cancels a retry that was due', () => {
    const waiting = after(fresh, 'wake', 'refused', 'hold')
    expect(retryDelay(waiting)).toBeNull()
  })
})

test('a pause by the browser ends when the visitor returns', () => {
  const stopped = after(playing, 'stopped')
  expect(stopped).toMatchObject({ status: 'paused', shouldPlay: true })
  expect(after(stopped, 'wake').attempts).toBe(playing.attempts + 1)
})

test('a start that is called off, because the film left the window, is no refusal', () => {
  const left = after(fresh, 'wake', 'stopped', 'refused')
  expect(left).toMatchObject({ status: 'paused', refusals: 0 })
  expect(after(left, 'wake').status).toBe('loading')
})

describe('a broken film', () => {
  const broken = after(fresh, 'wake', 'refused', 'broken')

  test('says so, and is not started behind the visitor’s back', () => {
    expect(broken.status).toBe('error')
    expect(retryDelay(broken)).toBeNull()
    for (const event of ['wake', 'retry', 'refused', 'stalled', 'stopped'] as const)
      expect(after(broken, event)).toBe(broken)
  })

  test('is tried again on request', () => {
    expect(after(broken, 'start')).toMatchObject({ status: 'loading', refusals: 0 })
    expect(after(broken, 'start', 'playing').status).toBe('playing')
  })
})
