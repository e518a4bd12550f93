/** @jest-environment jsdom */

import { act, fireEvent, render, screen } from '@testing-library/react'
import { PlayerBar } from './player-bar'

const createFilm = () => {
  const film = document.createElement('video')
  const state = { paused: true }
  const captions = Object.assign(new EventTarget(), {
    *[Symbol.iterator]() {
      yield track
    },
  })
  const track = { kind: 'captions', mode: 'showing' }
  Object.defineProperties(film, {
    paused: { get: () => state.paused },
    duration: { value: 75 },
    currentTime: { value: 12, writable: true },
    textTracks: { value: captions },
  })
  film.play = () => {
    state.paused = false
    film.dispatchEvent(new Event('play'))
    return Promise.resolve()
  }
  film.pause = () => {
    state.paused = true
    film.dispatchEvent(new Event('pause'))
  }
  const frame = document.body.appendChild(document.createElement('div'))
  frame.dataset.player = ''
  frame.append(film)
  return { film, frame, track }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('its controls move the film, and say what they would do next', () => {
  const { film, frame, track } = createFilm()
  render(<PlayerBar film={film} />, { container: frame.appendChild(document.createElement('div')) })
  press('Play')
  expect(film.paused).toBe(false)
  press('Pause')
  expect(film.paused).toBe(true)

  const position = screen.getByRole('slider', { name: 'Position' })
  expect(position.getAttribute('aria-valuetext')).toBe('0:12 of 1:15')
  fireEvent.change(position, { target: { value: '61' } })
  expect(film.currentTime).toBe(61)
  expect(position.getAttribute('aria-valuetext')).toBe('1:01 of 1:15')

  press('Mute')
  expect(film.muted).toBe(true)
  press('Unmute')
  const volume = screen.getByRole('slider', { name: 'Volume' })
  fireEvent.change(volume, { target: { value: '0.5' } })
  expect(film.volume).toBe(0.5)
  fireEvent.change(volume, { target: { value: '0' } })
  expect(film).toMatchObject({ muted: true, volume: 0.5 })

  expect(screen.getByRole('button', { name: 'Captions' }).getAttribute('aria-pressed')).toBe('true')
  press('Captions')
  expect(track.mode).toBe('disabled')
  fireEvent.click(film)
  expect(film.paused).toBe(false)
})

test('hides over a film that plays and fills the screen, until somebody moves', () => {
  jest.useFakeTimers()
  const { film, frame } = createFilm()
  Object.defineProperty(document, 'fullscreenElement', { value: frame, configurable: true })
  render(<PlayerBar film={film} />, { container: frame.appendChild(document.createElement('div')) })
  act(() => void film.play())
  jest.advanceTimersByTime(3000)
  expect(frame.dataset.idle).toBe('')
  fireEvent.pointerMove(frame)
  expect(frame.dataset.idle).toBeUndefined()
  act(() => film.pause())
  jest.advanceTimersByTime(3000)
  expect(frame.dataset.idle).toBeUndefined()
})
