import { isSameOrder, moveTo } from './order'

const ids = ['a', 'b', 'c', 'd']
const moved = (id: string, index: number) => moveTo(ids, id, index).join('')

test.each([
  ['a', 0, 'abcd'],
  ['a', 1, 'bacd'],
  ['a', 3, 'bcda'],
  ['d', 0, 'dabc'],
  ['c', 1, 'acbd'],
])('%s moves to place %i', (id, index, order) => {
  expect(moved(id, index)).toBe(order)
})

test.each([
  ['x', 0],
  ['a', -1],
  ['d', 4],
])('%s does not move to %i', (id, index) => {
  expect(moved(id, index)).toBe('abcd')
})

test('tells orders apart', () => {
  expect(isSameOrder(ids, [...ids])).toBe(true)
  expect(isSameOrder(ids, ['a', 'b', 'd', 'c'])).toBe(false)
  expect(isSameOrder(ids, ['a', 'b', 'c'])).toBe(false)
})
