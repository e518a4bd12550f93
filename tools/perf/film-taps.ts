import { devices, type Browser, type Locator, type Page } from '@playwright/test'
import type { Settings } from '../../supabase/local/settings.ts'
import { TAP_COLUMNS } from './bars.ts'
import { launchBrowser, warmUp } from './browser.ts'
import { throttle } from './cold-load.ts'
import { median } from './percentile.ts'
import { repeatMissed } from './repeat-missed.ts'
import { formatTable } from './table.ts'
import { judge, type Verdict } from './verdicts.ts'

const PAGES = ['/', '/videos', '/video-production-in/detroit-mi']
const TAPS = 5
/** Milliseconds. What hydration and the router still do is over by then. */
const REST = 1000

/** Milliseconds from the finger that leaves the screen to the paint of the answer. */
export type TapFigures = {
  page: string
  /** The frame, by a tap as soon as the page is hydrated, while the router is at work. */
  first: number
  /** A handler that only draws a word. */
  empty: number
  /** The title in the frame of a film. */
  frame: number
  /** The film is gone. */
  closed: number
}

type Probe = { released: number; painted: number; answer: string }

/** Notes when the answer is on the screen: in the first task after the frame that draws it. */
function watch(): void {
  const probe: Probe = { released: 0, painted: 0, answer: '' }
  Object.assign(window, { probe })
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => (probe.painted ||= performance.now())
  addEventListener('touchend', ({ timeStamp }) => (probe.released = timeStamp), { capture: true })
  new MutationObserver(() => {
    if (!probe.answer || !document.querySelector(probe.answer)) return
    probe.answer = ''
    requestAnimationFrame(() => port2.postMessage(null))
  }).observe(document, { childList: true, subtree: true })
}

const probeOf = (page: Page) => page.evaluate(() => (window as unknown as { probe: Probe }).probe)

/** Of the middle of `target`, or of a point. */
async function tap(page: Page, target: Locator | { x: number; y: number }): Promise<void> {
  if ('x' in target) return page.touchscreen.tap(target.x, target.y)
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to tap.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** @param answer selector of the text that answers the tap */
async function timeTap(
  page: Page,
  target: Locator | { x: number; y: number },
  answer: string,
): Promise<number> {
  await page.evaluate((selector) => {
    Object.assign((window as unknown as { probe: Probe }).probe, { answer: selector, painted: 0 })
  }, answer)
  await tap(page, target)
  await page.waitForFunction(() => (window as unknown as { probe: Probe }).probe.painted > 0)
  const { painted, released } = await probeOf(page)
  return painted - released
}

const EMPTY = { x: 22, y: 322 }

/** Over the page, where no link is. */
function addEmptyButton(): void {
  const button = Object.assign(document.createElement('button'), { type: 'button', id: 'empty' })
  button.style.cssText = 'position:fixed;top:300px;left:0;width:44px;height:44px;z-index:99999'
  button.onclick = () => {
    const word = document.createElement('p')
    word.textContent = 'Word'
    button.replaceChildren(word)
  }
  document.body.append(button)
}

/** From the press to the frame in which no film covers the page. */
const closeFilm = () =>
  new Promise<number>((resolve) => {
    const start = performance.now()
    document.querySelector<HTMLElement>('dialog:modal [aria-label="Close"]')?.click()
    const look = () => {
      if (document.querySelector('dialog:modal')) requestAnimationFrame(look)
      else resolve(performance.now() - start)
    }
    requestAnimationFrame(look)
  })

const FRAME = '[role="dialog"][aria-busy] p'

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(devices['Moto G4'])
  const page = await context.newPage()
  await page.addInitScript(watch)
  return page
}

async function hydrate(page: Page): Promise<void> {
  // Scripts of some pages wait for a sign of life.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')))
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__reactContainer$')))
}

const firstFilm = (page: Page) =>
  page.locator('main a[href^="/videos/"]:has(img)').filter({ visible: true }).first()

async function timeFirstTap(browser: Browser, url: string): Promise<number> {
  const page = await openPhone(browser)
  await page.goto(url)
  const film = firstFilm(page)
  await film.scrollIntoViewIfNeeded()
  await throttle(page)
  await hydrate(page)
  const took = await timeTap(page, film, FRAME)
  await page.context().close()
  return took
}

async function measure(browser: Browser, siteUrl: string, path: string): Promise<TapFigures> {
  const first: number[] = []
  for (let count = 0; count < TAPS; count += 1) first.push(await timeFirstTap(browser, siteUrl + path))
  const page = await openPhone(browser)
  await page.goto(siteUrl + path)
  await hydrate(page)
  await page.waitForTimeout(REST)
  await page.evaluate(addEmptyButton)
  await throttle(page)
  const film = firstFilm(page)
  await film.scrollIntoViewIfNeeded()
  const taps: Pick<TapFigures, 'empty' | 'frame' | 'closed'>[] = []
  for (let count = 0; count < TAPS; count += 1) {
    await page.waitForTimeout(REST)
    const empty = await timeTap(page, EMPTY, '#empty > p')
    await page.waitForTimeout(REST)
    const frame = await timeTap(page, film, FRAME)
    await page.waitForSelector('dialog:modal')
    await page.waitForTimeout(REST)
    taps.push({ empty, frame, closed: await page.evaluate(closeFilm) })
  }
  await page.context().close()
  const middle = (name: keyof (typeof taps)[number]) => median(taps.map((figures) => figures[name]))
  return {
    page: path,
    first: median(first),
    empty: middle('empty'),
    frame: middle('frame'),
    closed: middle('closed'),
  }
}

/** Tap on a film, right after hydration and on a page that is at rest, by the phone of the report `throttled`. */
export async function reportTaps({ siteUrl }: Settings): Promise<Verdict[]> {
  const { browser } = await launchBrowser()
  for (const path of PAGES) await warmUp(browser, siteUrl + path)
  const pages = await repeatMissed(TAP_COLUMNS, PAGES, async (paths) => {
    const measured: TapFigures[] = []
    for (const path of paths) measured.push(await measure(browser, siteUrl, path))
    return measured
  })
  await browser.close()
  console.log(`\nA film opens: from the tap to the frame\n${formatTable(TAP_COLUMNS, pages)}\n`)
  return judge(TAP_COLUMNS, pages)
}
