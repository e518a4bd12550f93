import { fileSize, shareText } from './format'

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
