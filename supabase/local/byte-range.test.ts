import { parseRange } from './byte-range.ts'

describe('parseRange', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
  ])('reads %s of 1000 bytes', (header, expected) => {
    expect(parseRange(header, 1000)).toEqual(expected)
  })

  it.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])('cannot satisfy %s of 1000 bytes', (header) => {
    expect(parseRange(header, 1000)).toBe('unsatisfiable')
  })

  it.each([undefined, '', 'bytes=-', 'bytes=5-4', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'])(
    'sends everything for %s',
    (header) => {
      expect(parseRange(header, 1000)).toBeNull()
    },
  )
})
