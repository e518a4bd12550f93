import { pageNumbers } from './page-numbers'

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 209, [1, 2, 3, null, 209]],
  [105, 209, [1, null, 104, 105, 106, null, 209]],
  [209, 209, [1, null, 207, 208, 209]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
])('page %i of %i offers %j', (page, last, numbers) => {
  expect(pageNumbers(page, last)).toEqual(numbers)
})
