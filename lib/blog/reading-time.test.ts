import { countWords, isLong, readingMinutes } from './reading-time'

test('words are counted as they are read', () => {
  expect(countWords("It's a 10-day, [two-part](/blog/a-b-c-d) shoot.")).toBe(5)
  expect(countWords('| --- | :-: |\n\n## **Light**\n\n---')).toBe(1)
  expect(countWords('')).toBe(0)
})

test('reading takes at least a minute, and long texts are those worth a table of contents', () => {
  expect([0, 100, 330, 1100].map(readingMinutes)).toEqual([1, 1, 2, 5])
  expect([499, 500].map(isLong)).toEqual([false, true])
})
