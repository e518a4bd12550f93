/** @jest-environment jsdom */

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { serve } from '@/components/testing/serve'
import { AdFilm, AdPicture } from './ad-media'

jest.mock('@/components/video/use-player-bar', () => ({ usePlayerBar: () => ({ bar: null, hasOwn: true }) }))

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

test('says that it loads only until the media are there', () => {
  render(<AdFilm source="/film.mp4" poster={null} title="First pour" />)
  expect(screen.getByText('Loading ad preview...').className).toBe('noscript:hidden')
  fireEvent.loadedMetadata(screen.getByLabelText('Motion ad: First pour'))
  expect(screen.queryByText('Loading ad preview...')).toBeNull()
})

test('says nothing about a film that loads on play, and about a picture until it has loaded', async () => {
  render(
    <>
      <AdFilm source="/film.mp4" poster="/first.png" title="First pour" />
      <AdPicture source="/first.png" title="First pour" eager />
    </>,
  )
  expect(screen.getAllByText('Loading ad preview...')).toHaveLength(1)
  fireEvent.load(screen.getByAltText('Static ad: First pour'))
  await waitFor(() => expect(screen.queryByText('Loading ad preview...')).toBeNull())
})
