/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { Review } from '@/lib/data/catalogue/reviews'
import { Reviews } from './reviews'

const REVIEW: Review = {
  id: '1',
  rating: 4,
  description: 'Good crew.',
  client: { name: 'Forge & Fathom', logo: 'forge-and-fathom.webp' },
  contact: { name: 'Luis Arreola', position: 'Plant Manager' },
  video: { slug: 'made-loud', title: 'Made Loud' },
}

beforeAll(() => {
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    observe = () => undefined
    unobserve = () => undefined
    disconnect = () => undefined
    takeRecords = () => []
  }
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
})

test('renders nothing without reviews', () => {
  expect(render(<Reviews reviews={[]} />).container.innerHTML).toBe('')
})

test('a card shows rating, text and author, and links to the film', () => {
  render(<Reviews reviews={[REVIEW]} />)
  const card = within(screen.getByRole('listitem'))
  expect(card.getByText('Rated 4 out of 5')).toBeTruthy()
  for (const text of ['Good crew.', 'Luis Arreola', 'Plant Manager', 'Forge & Fathom'])
    expect(card.getByText(text)).toBeTruthy()
  expect(card.getByRole('link', { name: 'Watch Made Loud' }).getAttribute('href')).toBe('/videos/made-loud')
})

test('a card works without film, contact and logo', () => {
  const bare = { ...REVIEW, client: { name: 'Forge & Fathom', logo: null }, contact: null, video: null }
  const { container } = render(<Reviews reviews={[bare]} />)
  const card = within(screen.getByRole('listitem'))
  expect(card.getByText('Forge & Fathom')).toBeTruthy()
  expect(card.queryByRole('link')).toBeNull()
  expect(container.querySelector('img')).toBeNull()
})
