/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { FilmFilter } from './film-filter'

const chip = (name: string) => screen.getByRole('link', { name })
const shown = () =>
  [...document.querySelectorAll('section:not([hidden]) li:not([hidden])')].map((film) => film.id)

const open = (search = '') => {
  history.replaceState(null, '', `/videos${search}`)
  render(
    <>
      <FilmFilter
        industries={[
          ['healthcare', ['standard', 'reel']],
          ['real-estate', ['standard']],
        ]}
      />
      <section data-industry="healthcare">
        <li id="surgeon" data-shape="standard" />
        <li id="trail" data-shape="reel" />
      </section>
      <section data-industry="real-estate">
        <li id="lofts" data-shape="standard" />
      </section>
    </>,
  )
}

test('a chip narrows the page and keeps the choice in the address, and gives it back', () => {
  open()
  fireEvent.click(chip('Healthcare'))
  expect(location.search).toBe('?industry=healthcare')
  expect(chip('Healthcare').getAttribute('aria-current')).toBe('true')
  expect(shown()).toEqual(['surgeon', 'trail'])
  fireEvent.click(chip('Healthcare'))
  expect(location.search).toBe('')
  expect(shown()).toEqual(['surgeon', 'trail', 'lofts'])
})

test('an address with a shape shows only its films, and says when nothing is left', () => {
  open('?shape=reel')
  expect(shown()).toEqual(['trail'])
  fireEvent.click(chip('Real Estate'))
  expect(shown()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('No videos match both. Remove one of the two.')
  fireEvent.click(screen.getByRole('button', { name: 'Vertical' }))
  expect(shown()).toEqual(['lofts'])
})

test('unknown words in the address narrow nothing', () => {
  open('?shape=round&industry=mining')
  expect(shown()).toHaveLength(3)
})

test('without scripts, and in a new tab, a chip leads to the page of the industry', () => {
  open()
  expect(chip('Real Estate').getAttribute('href')).toBe('/videos/industry/real-estate')
  fireEvent.click(chip('Real Estate'), { ctrlKey: true })
  expect(location.search).toBe('')
})
