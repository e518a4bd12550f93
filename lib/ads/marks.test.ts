import { marksOf } from './marks'

const SAID = { id: 'c1', number: 2, name: 'Dana', isSettled: false, film: null, point: null }

test('draws what points at the files in use', () => {
  const film = { ms: 12_480, isCurrent: true }
  const point = { x: 250, y: 400, isCurrent: true }
  expect(marksOf([{ ...SAID, film, point }])).toEqual({
    film: [{ id: 'c1', number: 2, label: 'Comment 2 by Dana, at 0:12', ms: 12_480 }],
    picture: [{ id: 'c1', number: 2, label: 'Comment 2 by Dana', x: 250, y: 400 }],
  })
})

test.each([
  ['settled', { isSettled: true, film: { ms: 1, isCurrent: true } }],
  ['on an earlier film', { film: { ms: 1, isCurrent: false } }],
  ['on an earlier picture', { point: { x: 1, y: 1, isCurrent: false } }],
])('draws no mark of a comment that is %s', (_, change) => {
  expect(marksOf([{ ...SAID, ...change }])).toEqual({ film: [], picture: [] })
})
