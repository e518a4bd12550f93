import { freeSlug, isSlugOf, toVideoSlug } from './video-slug'

test.each([
  ['First Pour', 'first-pour'],
  ['Café “Über” – 2026!', 'cafe-uber-2026'],
  ['Dr. Okafor’s Day', 'dr-okafors-day'],
  ['Industry', 'industry-film'],
  ['影片', 'film'],
  ['!!!', 'film'],
])('makes %j an address: %s', (name, slug) => {
  expect(toVideoSlug(name)).toBe(slug)
})

test('cuts a long name at a word', () => {
  const slug = toVideoSlug('a long name '.repeat(30))
  expect(slug.length).toBeLessThanOrEqual(100)
  expect(slug).toMatch(/^(a-long-name-)+(a|a-long|a-long-name)$/)
  expect(toVideoSlug('x'.repeat(300))).toBe('x'.repeat(100))
})

test('numbers an address that is taken', () => {
  expect(freeSlug('first-pour', new Set())).toBe('first-pour')
  expect(freeSlug('first-pour', new Set(['first-pour', 'first-pour-2', 'first-pour-4']))).toBe('first-pour-3')
})

test('tells addresses that follow the name from typed ones', () => {
  expect(isSlugOf('First Pour', 'first-pour')).toBe(true)
  expect(isSlugOf('First Pour', 'first-pour-12')).toBe(true)
  expect(isSlugOf('First Pour', 'first-pour-director-cut')).toBe(false)
  expect(isSlugOf('First Pour', 'second-pour')).toBe(false)
})
