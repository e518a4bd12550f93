import { pagesAround } from './pages-around'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 9]],
  [5, 9, [1, 3, 4, 5, 6, 7, 9]],
  [9, 9, [1, 7, 8, 9]],
])('from page %d of %d leads to %j', (page, pages, expected) => {
  expect(pagesAround(page, pages)).toEqual(expected)
})
