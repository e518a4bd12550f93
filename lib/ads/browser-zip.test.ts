import { fitsInBrowser } from './browser-zip'

const MEGABYTE = 1024 * 1024

test.each([
  ['a small group', 20 * MEGABYTE, 8, true],
  ['a group of just 150 MB', 150 * MEGABYTE, 8, true],
  ['a byte more', 150 * MEGABYTE + 1, 8, false],
  ['a small group on a device with little memory', 20 * MEGABYTE, 1, false],
  ['a small group in a browser that does not tell', 20 * MEGABYTE, undefined, true],
  ['a large group in a browser that does not tell', 2000 * MEGABYTE, undefined, false],
])('%s', (_, bytes, memory, expected) => {
  expect(fitsInBrowser(bytes, memory)).toBe(expected)
})
