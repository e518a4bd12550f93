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

test('sends events to both trackers and queues them for the tag manager', () => {
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
] as const)('does not track when the browser sends %s', (signal, value) => {
  browserSays(signal, value)
  track(SEARCH)
  expect(window.dataLayer).toBeUndefined()
})

test('tracks when the browser allows it or sends no signal', () => {
  browserSays('doNotTrack', '0')
  track(SEARCH)
  expect(window.dataLayer).toHaveLength(1)
})
