/** @jest-environment jsdom */
import { addVisit, rememberVisit } from './visit'

const browserSays = (signal: 'globalPrivacyControl' | 'doNotTrack', value: unknown) =>
  Object.defineProperty(navigator, signal, { value, configurable: true })

const loadedWith = (address: string, referrer = '') => {
  performance.getEntriesByType = () => [{ name: new URL(address, location.href).href }] as PerformanceEntry[]
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
}

beforeEach(() => {
  sessionStorage.clear()
  browserSays('globalPrivacyControl', undefined)
  browserSays('doNotTrack', null)
})

test('keeps the first page of the visit, although the visitor has moved on', () => {
  loadedWith('/blog/one?utm_source=mail&id=7&utm_medium=email', 'https://search.example/?q=secret')
  const visit = {
    landing: '/blog/one',
    referrer: 'search.example',
    campaign: 'utm_source=mail&utm_medium=email',
  }
  expect(rememberVisit()).toEqual(visit)
  loadedWith('/get-started', location.href)
  const data = new FormData()
  addVisit(data)
  expect(Object.fromEntries(data)).toEqual(visit)
})

test('begins where a page was left before its scripts ran', () => {
  const address = new URL('/video-production-in/texas?utm_source=mail', location.href).href
  sessionStorage.setItem('landing', JSON.stringify([address, 'https://search.example/']))
  loadedWith('/get-started', address)
  expect(rememberVisit()).toEqual({
    landing: '/video-production-in/texas',
    referrer: 'search.example',
    campaign: 'utm_source=mail',
  })
})

test('leaves the own host out', () => {
  loadedWith('/videos', location.href)
  expect(rememberVisit()).toEqual({ landing: '/videos', referrer: '', campaign: '' })
})

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)('keeps nothing when the browser sends %s, and forgets what it kept', (signal, value) => {
  loadedWith('/')
  sessionStorage.setItem('landing', '["https://example.com/",""]')
  rememberVisit()
  browserSays(signal, value)
  const data = new FormData()
  addVisit(data)
  expect([...data.keys()]).toEqual([])
  expect(sessionStorage).toHaveLength(0)
})

test.each(['null', '7', '{"landing":"/"}'])('begins anew where %s is stored', (stored) => {
  loadedWith('/videos')
  sessionStorage.setItem('visit', stored)
  expect(rememberVisit()?.landing).toBe('/videos')
})
