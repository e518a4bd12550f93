/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { FeaturedClient } from '@/lib/data/catalogue/featured-clients'
import { LogoOrder } from './logo-order'

const client = (name: string): FeaturedClient => ({ id: name, name, logo: null })
const [ARROW, BIRCH, CEDAR] = ['Arrow', 'Birch', 'Cedar'].map(client) as [
  FeaturedClient,
  FeaturedClient,
  FeaturedClient,
]

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
const press = (label: string) => act(() => fireEvent.click(screen.getByRole('button', { name: label })))

it('saves each move with its neighbor, and keeps the focus on the button', async () => {
  const place = jest.fn().mockResolvedValue({ isPlaced: true, order: [BIRCH, ARROW, CEDAR] })
  render(<LogoOrder clients={[ARROW, BIRCH, CEDAR]} place={place} />)
  await press('Move down Arrow')
  expect(place).toHaveBeenCalledWith('Arrow', 'Cedar')
  expect(names()).toEqual(['Birch', 'Arrow', 'Cedar'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move down Arrow' }))
  expect(screen.getByRole('status').textContent).toContain('Arrow moved to place 2 of 3')
  place.mockResolvedValue({ isPlaced: true, order: [BIRCH, CEDAR, ARROW] })
  await press('Move down Arrow')
  expect(place).toHaveBeenLastCalledWith('Arrow', null)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move up Arrow' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows the order of two people who moved logos at once, and says so', async () => {
  const place = jest.fn().mockResolvedValue({ isPlaced: true, order: [CEDAR, BIRCH, ARROW] })
  render(<LogoOrder clients={[ARROW, BIRCH, CEDAR]} place={place} />)
  await press('Move up Birch')
  expect(names()).toEqual(['Cedar', 'Birch', 'Arrow'])
  expect(screen.getByRole('alert').textContent).toContain('Someone else changed the logos')
})

it('goes back and says so when a move is refused or does not arrive', async () => {
  const place = jest.fn().mockResolvedValue({ isPlaced: false, order: [ARROW, CEDAR] })
  const { unmount } = render(<LogoOrder clients={[ARROW, BIRCH, CEDAR]} place={place} />)
  await press('Move up Birch')
  expect(names()).toEqual(['Arrow', 'Cedar'])
  expect(screen.getByRole('alert').textContent).toContain('Not moved')
  unmount()

  place.mockRejectedValue(new TypeError('Failed to fetch'))
  render(<LogoOrder clients={[ARROW, BIRCH, CEDAR]} place={place} />)
  await press('Move up Birch')
  expect(names()).toEqual(['Arrow', 'Birch', 'Cedar'])
  expect(screen.getByRole('alert').textContent).toContain('The last move was not saved.')
})
