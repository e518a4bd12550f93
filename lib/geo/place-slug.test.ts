import { decodePart, placeNotFoundTitle, toPlaceSlug } from './place-slug'

test.each([
  ['austin-tx', 'austin-tx'],
  ['Austin-TX', 'austin-tx'],
  ['austin,_tx-', 'austin-tx'],
  ['St. Louis, MO', 'st-louis-mo'],
  ['cañon-city-co', 'canon-city-co'],
  ["coeur-d'alene-id", 'coeur-dalene-id'],
])('the slug of %s is %s', (address, slug) => {
  expect(toPlaceSlug(address)).toBe(slug)
})

test.each(['', '-', '90210', 'austin-tx/menu', 'austin<b>', 'a'.repeat(121), '東京'])(
  '%s is not a place',
  (address) => {
    expect(toPlaceSlug(address)).toBeNull()
    expect(placeNotFoundTitle(address)).toBe('Invalid city URL')
  },
)

test('the not-found title names the address', () => {
  expect(placeNotFoundTitle('atlantis-zz')).toBe('City not found: atlantis-zz')
  expect(placeNotFoundTitle('New-Yrok')).toBe('City not found: New-Yrok')
  expect(placeNotFoundTitle('atlantis')).toBe('Invalid state: atlantis')
})

test.each([
  ['S%C3%A3o', 'São'],
  ['100%', '100%'],
  ['%ff', '%ff'],
])('%s becomes %s', (part, text) => {
  expect(decodePart(part)).toBe(text)
})
