/** @jest-environment jsdom */
import { holdScripts, releaseScript, VERSION_HEADER, type Hold } from './hold-scripts'

const PAGE = `<html><head><link rel="held" href="/_next/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/><script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><button type="button">Copy</button><a href="/next">Next</a><p><img data-waiting=""></p><script>self.__next_f=[]</script><script src="/_next/static/chunks/b.js" id="_R_" async=""></script></body></html>`

const PAINT: Hold = { until: 'paint', data: 'inline' }
const INTENT: Hold = { until: 'intent', data: 'inline' }

const held = () =>
  [...document.querySelectorAll('script[type="held"]')].map((script) => script.getAttribute('src'))
const running = () =>
  [...document.querySelectorAll('script[src][async]:not([type])')].map((script) => script.getAttribute('src'))

let leave: AbortController

/** Opens the page as a browser would; what it hears ends with the test. */
function open(hold: Hold): void {
  const fetched = hold.data === 'fetched' ? { build: 'build-1', version: 'first' } : undefined
  document.documentElement.innerHTML = holdScripts(PAGE, hold, fetched).replace(/<\/?html>/g, '')
  leave = new AbortController()
  const listen = window.addEventListener.bind(window)
  jest.spyOn(window, 'addEventListener').mockImplementation((type, listener, options) => {
    const { signal = leave.signal, ...others } = (options ?? {}) as AddEventListenerOptions
    listen(type, listener, { ...others, signal })
  })
  Object.defineProperty(document, 'currentScript', {
    value: document.querySelector('script[data-build]'),
    configurable: true,
  })
  window.eval(releaseScript(hold))
}

const happens = (type: string) => window.dispatchEvent(new Event(type))

beforeEach(() => {
  jest.useFakeTimers()
  sessionStorage.clear()
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  window.IntersectionObserver = class {
    constructor(callback: (entries: unknown[]) => void) {
      this.observe = (target: Element) => callback([{ target, isIntersecting: true }])
    }
    observe: (target: Element) => void
    unobserve() {}
  } as unknown as typeof IntersectionObserver
})

afterEach(() => {
  leave.abort()
  jest.restoreAllMocks()
  jest.useRealTimers()
  for (const name of ['data-viewer', 'id']) document.documentElement.removeAttribute(name)
  for (const name of ['PerformanceObserver', 'IntersectionObserver', 'fetch'])
    Reflect.deleteProperty(window, name)
  for (const name of ['connection', 'doNotTrack']) Reflect.deleteProperty(navigator, name)
})

test('holds the scripts of the framework and nothing else', () => {
  open(PAINT)
  const html = holdScripts(PAGE, PAINT)
  expect(html.match(/type="held"/g)).toHaveLength(2 + releaseScript(PAINT).split('type="held"').length - 1)
  expect(html).not.toContain('noModule')
  expect(html).toContain('<script>self.__next_f=[]</script>')
  expect(html).not.toContain('preload')
})

test('does not change a page without such scripts', () => {
  const html =
    '<html><head></head><body><script async="" src="https://example.com/a.js"></script></body></html>'
  expect(holdScripts(html, PAINT)).toBe(html)
})

describe('until the paint', () => {
  test('runs the scripts after the load event in a browser without paint timing', () => {
    open(PAINT)
    expect(held()).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'])
    happens('load')
    expect(held()).toEqual([])
    expect(document.querySelector('link')?.rel).toBe('stylesheet')
    expect(running()).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'])
    expect(document.getElementById('_R_')?.getAttribute('src')).toBe('/_next/static/chunks/b.js')
  })

  test('waits for the first paint in a browser with paint timing', () => {
    open(PAINT)
    let paint = () => {}
    window.PerformanceObserver = class {
      static supportedEntryTypes = ['paint']
      constructor(callback: (entries: unknown, observer: unknown) => void) {
        paint = () => callback(null, this)
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof PerformanceObserver
    happens('load')
    expect(held()).toHaveLength(2)
    paint()
    expect(held()).toEqual([])
  })

  test('waits three seconds at most', () => {
    open(PAINT)
    happens('DOMContentLoaded')
    jest.advanceTimersByTime(2999)
    expect(held()).toHaveLength(2)
    jest.advanceTimersByTime(1)
    expect(held()).toEqual([])
  })
})

describe('until somebody intends something', () => {
  test.each(['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'])(
    '%s runs the scripts',
    (type) => {
      open(INTENT)
      happens('load')
      jest.advanceTimersByTime(3999)
      expect(held()).toHaveLength(2)
      happens(type)
      expect(held()).toEqual([])
    },
  )

  test('four seconds after the page do so, too', () => {
    open(INTENT)
    happens('load')
    jest.advanceTimersByTime(4000 + 1)
    expect(held()).toEqual([])
  })

  test('nothing but a sign of life does so for whoever saves data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    open(INTENT)
    happens('load')
    jest.advanceTimersByTime(60_000)
    expect(held()).toHaveLength(2)
    happens('keydown')
    expect(held()).toEqual([])
  })

  test('whoever is signed in does not wait', () => {
    document.documentElement.setAttribute('data-viewer', '')
    open(INTENT)
    happens('load')
    expect(held()).toEqual([])
  })

  test('pictures do not wait for scripts', () => {
    open(INTENT)
    const isWaiting = () => document.querySelector('img')?.hasAttribute('data-waiting')
    expect(isWaiting()).toBe(true)
    happens('load')
    expect(isWaiting()).toBe(false)
    expect(held()).toHaveLength(2)
  })

  test('a press on a button is repeated once, after hydration, and one on a link is not', () => {
    open(INTENT)
    const pressed: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('button, a'))
      element.addEventListener('click', (event) => {
        event.preventDefault()
        pressed.push(element.tagName)
      })
    document.querySelector('a')?.click()
    document.querySelector('button')?.click()
    happens('hydrated')
    jest.advanceTimersByTime(0)
    expect(pressed).toEqual(['A', 'BUTTON', 'BUTTON'])
    document.querySelector('button')?.click()
    happens('hydrated')
    jest.advanceTimersByTime(0)
    expect(pressed).toEqual(['A', 'BUTTON', 'BUTTON', 'BUTTON'])
  })

  test('a page that is left keeps where the visit began, but not for a browser that objects', () => {
    open(INTENT)
    happens('pagehide')
    expect(sessionStorage.getItem('landing')).toBe(JSON.stringify([location.href, '']))
    sessionStorage.clear()
    Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true })
    happens('pagehide')
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('with data that are fetched', () => {
  const FETCHED: Hold = { until: 'paint', data: 'fetched' }
  const answer = (text: string, ok = true, version: string | null = 'first') => {
    const headers = { get: (name: string) => (name === VERSION_HEADER ? version : null) }
    window.fetch = jest.fn().mockResolvedValue({ ok, headers, text: () => Promise.resolve(text) })
  }
  const settle = () => jest.advanceTimersByTimeAsync(0)
  const DATA = '0:{"b":"build-1"}'

  test('asks as the router does, while the scripts are on their way, and runs them with the data', async () => {
    answer(DATA)
    open(FETCHED)
    happens('load')
    expect(window.fetch).toHaveBeenCalledWith(`${location.pathname}?_rsc`, {
      headers: { RSC: '1' },
      cache: 'no-cache',
    })
    expect([...document.querySelectorAll('link[rel=preload]')]).toHaveLength(2)
    expect(held()).toHaveLength(2)
    await settle()
    expect(held()).toEqual([])
    expect((window as { __next_f?: unknown }).__next_f).toEqual([[0], [1, DATA]])
    expect(document.documentElement.id).toBe('')
  })

  test.each([
    ['another version', 'second', '__next_error__'],
    ['a version that a proxy keeps to itself', null, ''],
  ])('after %s, has Next draw the page or not', async (_, version, id) => {
    answer(DATA, true, version)
    open(FETCHED)
    happens('load')
    await settle()
    expect(held()).toEqual([])
    expect(document.documentElement.id).toBe(id)
  })

  test.each([
    ['another build', 1, '0:{"b":"build-2"}', true],
    ['a failure', 2, DATA, false],
    ['a broken connection', 2, null, false],
  ])('leaves the page as it is after %s, and asks %d times', async (_, times, text, ok) => {
    if (text === null) window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
    else answer(text, ok)
    open(FETCHED)
    happens('load')
    await settle()
    expect(held()).toHaveLength(2)
    await jest.advanceTimersByTimeAsync(1000)
    happens('keydown')
    expect(window.fetch).toHaveBeenCalledTimes(times)
  })

  test('asks again at a sign of life after a failure, after 1 s, then 2 s', async () => {
    const asked = () => (window.fetch as jest.Mock).mock.calls.length
    window.fetch = jest.fn().mockRejectedValue(new TypeError('Failed to fetch'))
    open({ until: 'intent', data: 'fetched' })
    happens('keydown')
    await settle()
    happens('pointermove')
    expect(asked()).toBe(1)
    await jest.advanceTimersByTimeAsync(1000)
    expect(asked()).toBe(1)
    happens('pointermove')
    happens('wheel')
    await settle()
    expect(asked()).toBe(2)
    await jest.advanceTimersByTimeAsync(1000)
    happens('keydown')
    expect(asked()).toBe(2)
    await jest.advanceTimersByTimeAsync(1000)
    answer(DATA)
    happens('pointerdown')
    await settle()
    expect(held()).toEqual([])
    expect([...document.querySelectorAll('link[rel=preload]')]).toHaveLength(2)
  })
})
