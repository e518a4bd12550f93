import { fitsInBrowser } from './browser-zip'

const MEGABYTE = 1024 * 1024

test.each([
  ['a small group', 20 * MEGABYTE, 8, true],
  ['a group of exactly 150 MB', 150 * MEGABYTE, 8, true],
  ['one byte more than 150 MB', 150 * MEGABYTE + 1, 8, false],
  ['a small group on a device with little memory', 20 * MEGABYTE, 1, false],
  ['a small group without a memory size', 20 * MEGABYTE, undefined, true],
  ['a large group without a memory size', 2000 * MEGABYTE, undefined, false],
])('fitsInBrowser: %s', (_, bytes, memory, expected) => {
  expect(fitsInBrowser(bytes, memory)).toBe(expected)
})
