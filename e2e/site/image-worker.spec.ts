import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const ready = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

/** Scrolls through the page, so that every lazy picture is asked for. */
async function seePictures(page: Page): Promise<string[]> {
  const pictures = page.locator('main img')
  // One after the other: a strip of films loads more of them when its end comes into view.
  for (let index = 0; index < (await pictures.count()); index += 1) {
    await pictures.nth(index).locator('..').scrollIntoViewIfNeeded()
    await expect(pictures.nth(index)).toHaveJSProperty('complete', true)
  }
  return pictures.evaluateAll((all: HTMLImageElement[]) => all.map(({ currentSrc }) => currentSrc))
}

/** What the worker holds: address and type. */
const holdings = (page: Page) =>
  page.evaluate(async () => {
    const held: { url: string; type: string | null }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        held.push({ url: request.url, type: response?.headers.get('content-type') ?? null })
      }
    }
    return held
  })

test.describe('without a network', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED/] })

  test('a revisit shows cached pictures, and only pictures are cached', async ({
    page,
    context,
    request,
  }) => {
    await page.goto('/video-production-in/detroit-mi')
    await ready(page)
    const html = await (await page.reload())?.text()
    const seen = await seePictures(page)
    expect(seen.length).toBeGreaterThan(3)
    await expect
      .poll(async () => (await holdings(page)).map(({ url }) => url))
      .toEqual(expect.arrayContaining(seen))
    for (const { url, type } of await holdings(page)) {
      expect(new URL(url).pathname).toMatch(/^\/(_next\/image$|storage\/v1\/object\/public\/)/)
      expect(type).toMatch(/^image\//)
    }

    // Page, scripts and styles are what a browser would have kept; the pictures can come from the worker alone.
    await page.route('**/_next/static/**', async (route) =>
      route.fulfill({ response: await request.get(route.request().url()) }),
    )
    await page.route('**/video-production-in/detroit-mi', (route) =>
      route.fulfill({ body: html, contentType: 'text/html' }),
    )
    const fromWorker = new Set<string>()
    page.on('response', (response) => {
      if (response.fromServiceWorker()) fromWorker.add(response.url())
    })
    await context.setOffline(true)
    await page.reload()
    const again = await seePictures(page)
    expect(again.length).toBeGreaterThan(3)
    expect(seen).toEqual(expect.arrayContaining(again))
    expect([...fromWorker]).toEqual(expect.arrayContaining(again))
    const widths = await page
      .locator('main img')
      .evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth))
    expect(Math.min(...widths)).toBeGreaterThan(0)
  })
})

test.describe('the folder of thumbnails without a file', () => {
  test.use({ expectedConsole: [/400/] })

  test('is never asked for', async ({ page }) => {
    await page.goto('/')
    await ready(page)
    const answer = await page.evaluate(async () => {
      const response = await fetch('/storage/v1/object/public/video-thumbnails/')
      return [response.status, await response.text()]
    })
    expect(answer).toEqual([400, 'Blocked malformed thumbnail request'])
  })
})
