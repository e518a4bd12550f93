/** @jest-environment jsdom */
import { listenForKeys } from './player-keys'

const track = { kind: 'captions', mode: 'disabled' }

const createFilm = () => {
  const film = document.createElement('video')
  const state = { paused: true }
  Object.defineProperties(film, {
    paused: { get: () => state.paused },
    duration: { value: 60 },
    currentTime: { value: 30, writable: true },
    textTracks: { value: [track] },
  })
  film.play = () => Promise.resolve(void (state.paused = false))
  film.pause = () => void (state.paused = true)
  film.requestFullscreen = jest.fn(() => Promise.resolve())
  return film
}

const press = (key: string, target: EventTarget = document.body, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  target.dispatchEvent(event)
  return event.defaultPrevented
}

let film: HTMLVideoElement
let stop: () => void

beforeEach(() => {
  document.body.innerHTML = '<dialog></dialog><main><div></div></main>'
  film = createFilm()
  document.querySelector('dialog')?.append(film)
  stop = listenForKeys(film)
})
afterEach(() => stop())

test('space plays and pauses, arrows seek within the film, m mutes, c shows captions, f fills the screen', () => {
  expect(press(' ')).toBe(true)
  expect(film.paused).toBe(false)
  press(' ')
  expect(film.paused).toBe(true)
  press('ArrowRight')
  expect(film.currentTime).toBe(35)
  for (let presses = 0; presses < 10; presses += 1) press('ArrowLeft')
  expect(film.currentTime).toBe(0)
  press('M')
  expect(film.muted).toBe(true)
  press('c')
  expect(track.mode).toBe('showing')
  press('c')
  expect(track.mode).toBe('disabled')
  press('f')
  expect(film.requestFullscreen).toHaveBeenCalledTimes(1)
})

test('a key keeps its own use in fields, on buttons, with modifiers, and after the film has gone', () => {
  const field = document.body.appendChild(document.createElement('input'))
  const button = document.body.appendChild(document.createElement('button'))
  expect(press('m', field)).toBe(false)
  expect(press(' ', button)).toBe(false)
  expect(press('ArrowRight', button)).toBe(true)
  expect(press('c', document.body, { ctrlKey: true })).toBe(false)
  stop()
  expect(press('m')).toBe(false)
})

test('on a page without a dialog the keys work within the player only', () => {
  stop()
  document.querySelector('main div')?.append(film)
  stop = listenForKeys(film)
  expect(press(' ')).toBe(false)
  expect(press(' ', film)).toBe(true)
})
