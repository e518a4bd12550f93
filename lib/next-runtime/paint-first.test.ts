/** @jest-environment jsdom */
import { paintFirst, RELEASE } from './paint-first'

const PAGE = `<html><head><link rel="stylesheet" href="/_next/a.css"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><script>self.__next_f=[]</script><script src="/_next/static/chunks/b.js" id="_R_" async=""></script></body></html>`

const held = () =>
  [...document.querySelectorAll('script[type="held"]')].map((script) => script.getAttribute('src'))
const running = () =>
  [...document.querySelectorAll('script[src][async]:not([type])')].map((script) => script.getAttribute('src'))

test('holds back the scripts of the framework and nothing else', () => {
  const html = paintFirst(PAGE)
  expect(html.match(/type="held"/g)).toHaveLength(2 + RELEASE.split('type="held"').length - 1)
  expect(html).toContain('<script src="/_next/static/chunks/old.js" noModule="">')
  expect(html).toContain('<script>self.__next_f=[]</script>')
})

test('leaves a page without such scripts as it is', () => {
  const html =
    '<html><head></head><body><script async="" src="https://example.com/a.js"></script></body></html>'
  expect(paintFirst(html)).toBe(html)
})

describe('the page', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    document.documentElement.innerHTML = paintFirst(PAGE).replace(/<\/?html>/g, '')
    window.eval(RELEASE)
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(window, 'PerformanceObserver')
  })

  test('runs them once it is loaded, where the browser does not tell when it paints', () => {
    expect(held()).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'])
    window.dispatchEvent(new Event('load'))
    expect(held()).toEqual([])
    expect(running()).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'])
    expect(document.getElementById('_R_')?.getAttribute('src')).toBe('/_next/static/chunks/b.js')
  })

  test('waits for the first paint where the browser tells', () => {
    let paint = () => {}
    window.PerformanceObserver = class {
      static supportedEntryTypes = ['paint']
      constructor(callback: (entries: unknown, observer: unknown) => void) {
        paint = () => callback(null, this)
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof PerformanceObserver
    window.dispatchEvent(new Event('load'))
    expect(held()).toHaveLength(2)
    paint()
    expect(held()).toEqual([])
  })

  test('does not wait forever for a picture', () => {
    window.dispatchEvent(new Event('DOMContentLoaded'))
    jest.advanceTimersByTime(2999)
    expect(held()).toHaveLength(2)
    jest.advanceTimersByTime(1)
    expect(held()).toEqual([])
  })
})
