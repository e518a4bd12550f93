import { MAX_SITE_PICTURES, withMoved, withoutPicture, withPicture, withText } from './site-pictures'

const pictures = ['a', 'b', 'c'].map((file) => ({ file, alt: null }))
const files = (changed: ReturnType<ReturnType<typeof withPicture>>) =>
  typeof changed === 'string' ? changed : changed.map(({ file }) => file).join('')

it('adds a picture at the end, once, and up to twelve', () => {
  expect(files(withPicture('d')(pictures))).toBe('abcd')
  expect(files(withPicture('b')(pictures))).toBe('abc')
  const full = Array.from({ length: MAX_SITE_PICTURES }, (_, n) => ({ file: `${n}`, alt: null }))
  expect(withPicture('d')(full)).toBe('full')
})

it.each([
  ['c', 'a', 'cab'],
  ['a', null, 'bca'],
  ['a', 'c', 'bac'],
  ['b', 'b', 'abc'],
  ['x', 'a', 'gone'],
  ['a', 'x', 'gone'],
])('moves %s before %s', (file, before, order) => {
  expect(files(withMoved(file, before)(pictures))).toBe(order)
})

it('removes and describes', () => {
  expect(files(withoutPicture('b')(pictures))).toBe('ac')
  expect(withText('b', 'The canopy')(pictures)).toContainEqual({ file: 'b', alt: 'The canopy' })
  expect(withText('x', 'The canopy')(pictures)).toBe('gone')
})
