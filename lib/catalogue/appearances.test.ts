import { groupAppearances, joinAppearances } from './appearances'

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

it('groups the pages of places by what they show and by state', () => {
  const home = { path: '/', title: 'Home', shows: 'Logos' }
  const place = (title: string, state: string, shows = 'Featured videos') => ({
    path: `/${title}`,
    title,
    shows,
    state,
  })
  const [utah, moab, own] = [
    place('Utah', 'Utah'),
    place('Moab', 'Utah'),
    place('Provo', 'Utah', 'Own videos'),
  ]
  const maine = place('Maine', 'Maine')
  expect(groupAppearances([utah, own, home, maine, moab])).toEqual({
    single: [home],
    groups: [
      { shows: 'Featured videos', state: 'Maine', pages: [maine] },
      { shows: 'Featured videos', state: 'Utah', pages: [utah, moab] },
      { shows: 'Own videos', state: 'Utah', pages: [own] },
    ],
  })
})
