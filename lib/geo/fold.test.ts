import { fold, slugify } from './fold'

test.each([
  ['St. Louis', 'saint louis'],
  ['Saint Louis', 'saint louis'],
  ['Sault Ste. Marie', 'sault sainte marie'],
  ['Ft Worth', 'fort worth'],
  ['Mt. Pleasant', 'mount pleasant'],
  ['Cañon City', 'canon city'],
  ["O'Fallon", 'ofallon'],
  ['‘Ewa Beach', 'ewa beach'],
  ['Washington, D.C.', 'washington dc'],
  ['Winston-Salem', 'winston salem'],
  ['constructor', 'constructor'],
])('%s becomes %s', (name, folded) => {
  expect(fold(name)).toBe(folded)
})

test.each([
  ['St. Louis', 'st-louis'],
  ["Coeur d'Alene", 'coeur-dalene'],
  ['Hālawa', 'halawa'],
  ["Town 'n' Country", 'town-n-country'],
])('the slug of %s is %s', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})
