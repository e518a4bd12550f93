/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { serve } from '@/components/testing/serve'
import { SyncedVideos } from './synced-videos'

const FILMS = (
  <SyncedVideos
    left={{ source: '/first.mp4', name: 'first.mp4' }}
    right={{ source: '/second.mp4', name: 'second.mp4' }}
  />
)

/** A video that has its metadata and already plays. */
function start(film: HTMLVideoElement, duration: number) {
  let paused = false
  Object.defineProperties(film, {
    duration: { value: duration },
    paused: { get: () => paused },
    pause: {
      value: () => {
        paused = true
        fireEvent.pause(film)
      },
    },
  })
}

test('reads the state of videos that started before hydration', () => {
  const container = serve(FILMS)
  const films = [...container.querySelectorAll('video')]
  films.forEach((film, index) => start(film, 8 + index))
  render(FILMS, { container, hydrate: true })

  expect(screen.getByLabelText('Position in both films').getAttribute('aria-valuetext')).toBe('0:00 of 0:09')
  fireEvent.click(screen.getByRole('button', { name: 'Pause both films' }))
  expect(films.map(({ paused }) => paused)).toEqual([true, true])
  screen.getByRole('button', { name: 'Play both films' })
})
