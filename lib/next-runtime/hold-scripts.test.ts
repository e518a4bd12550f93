/** @jest-environment jsdom */
import { holdScripts, RELEASE_SCRIPT } from './hold-scripts'

const PAGE = `<html><head><link rel="held" href="/_next/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><script>self.__next_f=[]</script><script src="/_next/static/chunks/b.js" id="_R_" async=""></script></body></html>`

const held = () =>
  [...document.querySelectorAll('script[type="held"]')].map((script) => script.getAttribute('src'))
const running = () =>
  [...document.querySelectorAll('script[src][async]:not([type])')].map((script) => script.getAttribute('src'))

test('holds the scripts of the framework and nothing else', () => {
  const html = holdScripts(PAGE)
  expect(html.match(/type="held"/g)).toHaveLength(2 + RELEASE_SCRIPT.split('type="held"').length - 1)
  expect(html).toContain('<script src="/_next/static/chunks/old.js" noModule="">')
  expect(html).toContain('<script>self.__next_f=[]</script>')
  expect(html).not.toContain('preload')
})

test('does not change a page without such scripts', () => {
  const html =
    '<html><head></head><body><script async="" src="https://example.com/a.js"></script></body></html>'
  expect(holdScripts(html)).toBe(html)
})

describe('the page', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    document.documentElement.innerHTML = holdScripts(PAGE).replace(/<\/?html>/g, '')
    window.eval(RELEASE_SCRIPT)
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(window, 'PerformanceObserver')
  })

  test('runs the scripts after the load event in a browser without paint timing', () => {
    expect(held()).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'])
    window.dispatchEvent(new Event('load'))
    expect(held()).toEqual([])
    expect(document.querySelector('link')?.rel).toBe('stylesheet')
    expect(running()).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'])
    expect(document.getElementById('_R_')?.getAttribute('src')).toBe('/_next/static/chunks/b.js')
  })

  test('waits for the first paint in a browser with paint timing', () => {
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

  test('waits three seconds at most', () => {
    window.dispatchEvent(new Event('DOMContentLoaded'))
    jest.advanceTimersByTime(2999)
    expect(held()).toHaveLength(2)
    jest.advanceTimersByTime(1)
    expect(held()).toEqual([])
  })
})
