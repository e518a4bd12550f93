import { countedUp, moved, progressOf } from './motion'

const SLIDE = { kind: 'slide-up', start: 1, length: 2 } as const

test('begins at its start, slows down, and stays', () => {
  const times = [0, 1, 2, 3, 9].map((at) => progressOf(SLIDE, at))
  expect(times).toEqual([0, 0, 0.875, 1, 1])
})

test('is at its end where no time is asked for', () => {
  expect(progressOf(SLIDE, undefined)).toBe(1)
  expect(progressOf({ ...SLIDE, kind: 'none' }, 0)).toBe(1)
})

test('appears at once without a length', () => {
  const sudden = { kind: 'appear', start: 1, length: 0 } as const
  expect([0.9, 1].map((at) => progressOf(sudden, at))).toEqual([0, 1])
})

test('comes from below, and leaves no trace at its end', () => {
  expect(moved('<a/>', SLIDE, 0.5, 'preview')).toBe('<g opacity="0.5" transform="translate(0 33)"><a/></g>')
  expect(moved('<a/>', SLIDE, 1, 'preview')).toBe('<a/>')
  expect(moved('<a/>', SLIDE, 0, 'preview')).toBe('')
})

test.each([
  ['$9.50', 0.5, '$4.75'],
  ['$9.50', 0.01, '$0.10'],
  ['$1,299.99', 0.5, '$650.00'],
  ['$12,000', 0.5, '$6,000'],
  ['1.299,99 €', 0.1, '130,00 €'],
  ['2 for $3.00', 0.5, '1 for $3.00'],
  ['Free', 0.5, 'Free'],
  ['$9.50', 1, '$9.50'],
])('counts %s up to a share of %d', (text, progress, counted) => {
  expect(countedUp(text, progress)).toBe(counted)
})
