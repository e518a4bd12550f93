import { filmsAtPlace } from './films-at-place'

const film = (slug: string) => ({ slug })
const films = (slugs: string) => [...slugs].map(film)

const FOUR = { max: 4, isFilled: true }
const PACKAGE = { max: 8, isFilled: false }

/** Chosen films are capital letters; a dot is one that visitors may not see. */
const shown = (place: typeof FOUR, chosen: string, byRule: string) =>
  filmsAtPlace(place, {
    chosen: [...chosen].map((slug) => (slug === '.' ? null : film(slug.toLowerCase()))),
    byRule: films(byRule),
  })
    .map(({ film: { slug }, isChosen }) => (isChosen ? slug.toUpperCase() : slug))
    .join('')

it('shows the chosen films in their order', () => {
  expect(shown(FOUR, 'DCBA', 'wxyz')).toBe('DCBA')
  expect(shown(PACKAGE, 'BA', 'xyz')).toBe('BA')
})

it('shows the films of the rule where none is chosen', () => {
  expect(shown(FOUR, '', 'wxyz')).toBe('wxyz')
  expect(shown(PACKAGE, '', 'xyz')).toBe('xyz')
})

it('fills empty places of a full layout by the rule, and leaves a package as it was chosen', () => {
  expect(shown(FOUR, 'AB', 'wxyz')).toBe('ABwx')
  expect(shown(PACKAGE, 'A', 'xyz')).toBe('A')
})

it('puts a film of the rule where a chosen one is not published, and keeps the others in place', () => {
  expect(shown(FOUR, 'A.C.', 'wxyz')).toBe('AwCx')
  expect(shown(PACKAGE, 'A.C', 'xyz')).toBe('AxC')
  expect(shown(PACKAGE, '..', 'xyz')).toBe('xy')
})

it('shows no film twice', () => {
  expect(shown(FOUR, 'XY', 'wxyz')).toBe('XYwz')
})

it('shows fewer films where the rule has no more', () => {
  expect(shown(FOUR, 'A.', 'w')).toBe('Aw')
  expect(shown(PACKAGE, '.B', '')).toBe('B')
  expect(shown(FOUR, '', '')).toBe('')
})

it('shows no more films than the place has', () => {
  expect(shown({ max: 1, isFilled: true }, 'AB', 'x')).toBe('A')
  expect(shown({ max: 2, isFilled: false }, '', 'xyz')).toBe('xy')
})
