/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { FilmFilter } from './film-filter'

const chip = (name: string) => screen.getByRole('link', { name })
const style = () => document.querySelector('style')?.textContent ?? ''

beforeAll(() => {
  window.CSS = { escape: (text: string) => text } as typeof CSS
})
beforeEach(() => {
  history.replaceState(null, '', '/videos')
  render(
    <FilmFilter
      industries={[
        ['healthcare', ['standard', 'reel']],
        ['real-estate', ['standard']],
      ]}
    />,
  )
})

test('a chip narrows the page and keeps the choice in the address, and gives it back', () => {
  fireEvent.click(chip('Healthcare'))
  expect(location.search).toBe('?industry=healthcare')
  expect(chip('Healthcare').getAttribute('aria-current')).toBe('true')
  expect(style()).toBe('[data-industry]:not([data-industry="healthcare"]){display:none}')
  fireEvent.click(chip('Healthcare'))
  expect(location.search).toBe('')
  expect(style()).toBe('')
})

test('a shape hides other films and the rows that have none', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Vertical' }))
  expect(location.search).toBe('?shape=reel')
  expect(style()).toContain(':not([data-industry="healthcare"])')
  expect(style()).toContain('li:not([data-shape=reel])')
  fireEvent.click(chip('Real Estate'))
  expect(screen.getByRole('status').textContent).toBe('No film here is both. Take one of the two back.')
})

test('without scripts, and in a new tab, a chip leads to the page of the industry', () => {
  expect(chip('Real Estate').getAttribute('href')).toBe('/videos/industry/real-estate')
  fireEvent.click(chip('Real Estate'), { ctrlKey: true })
  expect(location.search).toBe('')
})
