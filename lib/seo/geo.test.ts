import { geoDescription, geoTitle } from './geo'

const detroit = { city: 'Detroit', state: 'Michigan', metaTitle: null, metaDescription: null }
const michigan = { ...detroit, city: null }

test('stored titles and descriptions win', () => {
  const stored = { ...detroit, metaTitle: 'Film in Detroit', metaDescription: 'A page.' }
  expect(geoTitle(stored)).toBe('Film in Detroit')
  expect(geoDescription(stored)).toBe('A page.')
})

test('falls back to the place, a city with its state', () => {
  expect(geoTitle(detroit)).toBe('Video Production in Detroit')
  expect(geoDescription(detroit)).toContain('Detroit, Michigan')
  expect(geoTitle(michigan)).toBe('Video Production in Michigan')
  expect(geoDescription(michigan)).toMatch(/in Michigan:/)
})
