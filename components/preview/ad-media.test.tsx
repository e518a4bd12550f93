/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { serve } from '@/components/testing/serve'
import { AdFilm } from './ad-media'

const FILM = <AdFilm source="/lost.mp4" poster={null} title="First pour" />

test('shows an error when the film failed before hydration', () => {
  const container = serve(FILM)
  const film = container.querySelector('video')
  expect(film).not.toBeNull()
  Object.defineProperty(film, 'error', { value: { code: 4 } })
  render(FILM, { container, hydrate: true })
  screen.getByText('Video unavailable')
  expect(container.querySelector('video')).toBeNull()
})
