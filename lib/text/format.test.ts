import { fileSize, secondsText, shareText } from './format'

test.each([
  [0, '0 byte'],
  [640, '640 byte'],
  [1000, '1 kB'],
  [25_400, '25 kB'],
  [2_440_000, '2.4 MB'],
  [5_000_000_000_000, '5,000 GB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})

test('writes shares', () => {
  expect([shareText(1, 8), shareText(0, 3), shareText(0, 0)]).toEqual(['12.5%', '0%', ''])
})

test.each([
  [0, '0 s'],
  [0.44, '0.4 s'],
  [12.2, '12 s'],
  [59.9, '1 min 0 s'],
  [185, '3 min 5 s'],
  [7800, '2 h 10 min'],
])('%p seconds are %p', (seconds, text) => {
  expect(secondsText(seconds)).toBe(text)
})
