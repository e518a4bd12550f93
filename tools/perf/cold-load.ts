import { devices, type Browser, type Page } from '@playwright/test'

export type Paint = {
  /** Milliseconds from the request. */
  fcp: number
  lcp: number
  cls: number
  /** Of a visitor who leaves without a sign of life. */
  requests: number
  /** The same and those after a sign of life, without the page's icon and the worker for pictures, which Chromium reports apart. */
  requestsOfStayer: number
}

/** Of Lighthouse: Chromium delays requests, not round trips, and a new connection takes several of them. */
const REQUESTS_TO_ROUND_TRIPS = 3.75
const ROUND_TRIP = 150
/** Of Lighthouse too: what a line gives of its nominal rate. */
const NET = 0.9
const DOWN = (1_600_000 / 8) * NET
const UP = (750_000 / 8) * NET
const SLOWER_PROCESSOR = 4
/** After the last response: what hydration moves or paints counts. */
const SETTLE = 1000

type Observed = { lcp: number; cls: number }

function observe(): void {
  const observed: Observed = { lcp: 0, cls: 0 }
  Object.assign(window, { observed })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) observed.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
      observed.cls += shift.value
  }).observe({ type: 'layout-shift', buffered: true })
}

export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP * REQUESTS_TO_ROUND_TRIPS,
    downloadThroughput: DOWN,
    uploadThroughput: UP,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
}

/** Scripts of some pages wait for a sign of life, and may move what is there. */
async function hydrate(page: Page): Promise<void> {
  const isHeld = await page.evaluate(() => {
    dispatchEvent(new Event('pointermove'))
    return document.querySelector('script[type="held"]') !== null
  })
  if (!isHeld) return
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer$')))
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(SETTLE)
}

/** One load with an empty cache, by a phone whose network and processor the browser really slows down. */
export async function loadCold(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext(devices['Moto G4'])
  const page = await context.newPage()
  await page.addInitScript(observe)
  await throttle(page)
  let asked = 0
  page.on('request', () => (asked += 1))
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 })
  await page.waitForTimeout(SETTLE)
  const requests = asked
  await hydrate(page)
  const paint = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    ...(window as unknown as { observed: Observed }).observed,
  }))
  await context.close()
  return { ...paint, requests, requestsOfStayer: asked }
}
