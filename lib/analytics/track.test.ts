/** @jest-environment jsdom */
import { track } from './track'

const search = {
  name: 'Search',
  params: { search_term: 'Detroit, MI', content_category: 'videographer_search', content_name: 'city' },
} as const

test('keeps an event for a tag manager that has not loaded yet, and tells the pixel if it is there', () => {
  track(search)
  const fbq = jest.fn()
  Object.assign(window, { fbq })
  track(search)
  expect(window).toHaveProperty('dataLayer', [
    { event: 'Search', ...search.params },
    { event: 'Search', ...search.params },
  ])
  expect(fbq.mock.calls).toEqual([['track', 'Search', search.params]])
})
