import { countWords, isLong, postPicture, readingMinutes } from './post'

test.each([
  ['blog/three-point-light.webp', '/storage/v1/object/public/blog/three-point-light.webp'],
  ['blog/2026/my photo.JPG', '/storage/v1/object/public/blog/2026/my%20photo.JPG'],
  [null, null],
  ['', null],
  ['blog', null],
  ['blog/', null],
  ['blog/picture', null],
  ['blog/../ads/secret.png', null],
  ['blog/drawing.svg', null],
  ['https://elsewhere.example/x.png', null],
  ['//elsewhere.example/x.png', null],
])('the address of the stored picture %j is %j', (stored, address) => {
  expect(postPicture(stored)).toBe(address)
})

test('counts visible words', () => {
  expect(countWords("It's a 10-day, [two-part](/blog/a-b-c-d) shoot.")).toBe(5)
  expect(countWords('| --- | :-: |\n\n## **Light**\n\n---')).toBe(1)
  expect(countWords('')).toBe(0)
})

test('reading time is at least a minute; 500 words are long', () => {
  expect([0, 100, 330, 1100].map(readingMinutes)).toEqual([1, 1, 2, 5])
  expect([499, 500].map(isLong)).toEqual([false, true])
})
