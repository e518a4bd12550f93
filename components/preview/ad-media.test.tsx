/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { serve } from '@/components/testing/serve'
import { AdFilm } from './ad-media'

const FILM = <AdFilm source="/lost.mp4" poster={null} title="First pour" />

test('a film that was refused before the code came is said to be unavailable', () => {
  const container = serve(FILM)
  const film = container.querySelector('video')
  expect(film).not.toBeNull()
  Object.defineProperty(film, 'error', { value: { code: 4 } })
  render(FILM, { container, hydrate: true })
  screen.getByText('Video unavailable')
  expect(container.querySelector('video')).toBeNull()
})
