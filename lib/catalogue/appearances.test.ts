import { joinAppearances } from './appearances'

it('names each page once, with all its sections, each once', () => {
  const home = { path: '/', title: 'Home' }
  expect(
    joinAppearances([
      { ...home, shows: 'Reviews' },
      { path: '/videos', title: 'Portfolio', shows: 'Retail' },
      { ...home, shows: 'Logos' },
      { ...home, shows: 'Reviews' },
    ]),
  ).toEqual([
    { ...home, shows: 'Reviews, Logos' },
    { path: '/videos', title: 'Portfolio', shows: 'Retail' },
  ])
})
