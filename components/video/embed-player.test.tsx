/** @jest-environment jsdom */

import { fireEvent, render, screen } from '@testing-library/react'
import { serve } from '@/components/testing/serve'
import { EmbedPlayer } from './embed-player'

const FILM = (
  <EmbedPlayer
    src="https://player.example.com/video/1?dnt=1"
    title="First pour"
    layout="landscape"
    thumbnail={{ kind: 'image', src: '/first.webp' }}
    preload="high"
  />
)

test('asks the other site for nothing before a press, and then plays at once', () => {
  const container = serve(FILM)
  expect(container.querySelector('iframe:not(noscript *)')).toBeNull()
  render(FILM, { container, hydrate: true })
  expect(container.querySelector('img')).not.toBeNull()
  expect(container.querySelector('iframe:not(noscript *)')).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: 'Play First pour' }))
  const player = screen.getByTitle('First pour')
  expect(player.getAttribute('src')).toBe('https://player.example.com/video/1?dnt=1&autoplay=1')
  expect(document.activeElement).toBe(player.parentElement)
  expect(screen.queryByRole('button')).toBeNull()
})
