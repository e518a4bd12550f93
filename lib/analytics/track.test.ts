/** @jest-environment jsdom */
import { track, type AnalyticsEvent } from './track'

const SEARCH: AnalyticsEvent = {
  name: 'Search',
  params: { search_term: 'Detroit, MI', content_category: 'videographer_search', content_name: 'blog' },
}

const browserSays = (signal: 'globalPrivacyControl' | 'doNotTrack', value: unknown) =>
  Object.defineProperty(navigator, signal, { value, configurable: true })

afterEach(() => {
  delete window.dataLayer
  delete window.fbq
  browserSays('globalPrivacyControl', undefined)
  browserSays('doNotTrack', null)
})

test('tells whoever listens, and keeps it for the tag manager if that is late', () => {
  const fbq = jest.fn()
  track(SEARCH)
  window.fbq = fbq as unknown as Window['fbq']
  track(SEARCH)
  expect(window.dataLayer).toEqual([
    { event: 'Search', ...SEARCH.params },
    { event: 'Search', ...SEARCH.params },
  ])
  expect(fbq.mock.calls).toEqual([['track', 'Search', SEARCH.params]])
})

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)('tells nobody of a visitor whose browser sends %s', (signal, value) => {
  browserSays(signal, value)
  track(SEARCH)
  expect(window.dataLayer).toBeUndefined()
})

test('takes a browser that allows tracking, or says nothing, by its word', () => {
  browserSays('doNotTrack', '0')
  track(SEARCH)
  expect(window.dataLayer).toHaveLength(1)
})
