import { filmTime, frameTime, parseFilmTime } from './film-time'

test.each([
  ['0:12.48', 12_480],
  ['1:02', 62_000],
  ['12', 12_000],
  ['75,5', 75_500],
  [' 0:00 ', 0],
])('reads %s', (text, ms) => expect(parseFilmTime(text)).toBe(ms))

test.each(['', '1:75', '-1', '1:2:3', 'soon', '0:12.4800'])('does not read %j', (text) =>
  expect(parseFilmTime(text)).toBeNull(),
)

test('writes seconds, and the frame where it matters', () => {
  expect(filmTime(62_999)).toBe('1:02')
  expect(frameTime(62_480)).toBe('1:02.48')
  expect(parseFilmTime(frameTime(5_070))).toBe(5_070)
})
