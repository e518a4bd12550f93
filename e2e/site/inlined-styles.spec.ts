import type { Page } from '@playwright/test'
import { PREVIEW } from '../fixtures/addresses.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGES = [
  '/',
  '/videos/lakeshore-roasters-first-pour',
  '/video-production-in/detroit-mi',
  '/videographers-near-me',
  '/blog/what-a-drone-is-good-for',
  '/login',
]

/** The computed style of each element and its pseudo-elements. */
const readStyles = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map(
        (pseudo) =>
          `${element.outerHTML.slice(0, 80)} ${pseudo ?? ''} ${getComputedStyle(element, pseudo).cssText}`,
      ),
    ),
  )

const LOOKS = [
  { width: 390, media: 'screen', forcedColors: 'none' },
  { width: 1440, media: 'screen', forcedColors: 'active' },
  { width: 820, media: 'print', forcedColors: 'none' },
] as const

async function seeAll(page: Page): Promise<string[][]> {
  const seen: string[][] = []
  for (const { width, ...media } of LOOKS) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
    await page.evaluate(() => document.fonts.ready)
    seen.push(await readStyles(page))
  }
  return seen
}

const countFonts = () => [...document.fonts].filter(({ status }) => status === 'loaded').length

/** As the page's own script does after the first paint. @returns how many there are */
async function loadSheets(page: Page): Promise<number> {
  const count = await page.evaluate(() => {
    const held = document.querySelectorAll<HTMLLinkElement>('link[rel="held"]')
    for (const sheet of held) sheet.rel = 'stylesheet'
    return held.length
  })
  const countLoaded = () =>
    page.evaluate(
      () => [...document.styleSheets].filter(({ ownerNode }) => ownerNode instanceof HTMLLinkElement).length,
    )
  await expect.poll(countLoaded).toBe(count)
  return count
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const address of PAGES) {
    test(`${address} looks the same with the styles in it and with all of them`, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.resourceType()))
      await page.goto(address)
      const inlined = await seeAll(page)
      expect(asked).not.toContain('stylesheet')
      expect(await loadSheets(page)).toBeGreaterThan(0)
      expect(await seeAll(page)).toEqual(inlined)
    })
  }

  test.describe('of a page that is rendered for one request', () => {
    test.use({ expectedConsole: [/Failed to load resource: net::ERR_FAILED/] })

    for (const address of ['/get-started/estimate?package=drone-video', '/login?next=/dashboard', PREVIEW]) {
      test(`${address} looks the same with the styles in it and with all of them`, async ({ page }) => {
        await page.route('**/*.css', (route) => route.abort())
        await page.goto(address)
        const inlined = await seeAll(page)
        await page.unroute('**/*.css')
        await page.goto(address)
        expect(await page.locator('head link[rel=stylesheet]').count()).toBe(0)
        expect(await page.locator('body link[rel=stylesheet]').count()).toBeGreaterThan(0)
        expect(await seeAll(page)).toEqual(inlined)
      })
    }
  })

  test('fonts come to a page that preloads its picture', async ({ page }) => {
    await page.goto('/videos')
    await expect.poll(() => page.evaluate(countFonts)).toBeGreaterThan(1)
  })
})

test('a page that preloads its picture asks for its fonts after the first frame, and for who comes back at once', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const media = document.querySelector<HTMLStyleElement>('head style[media]')?.media
      Object.assign(window, { mediaOfFonts: media })
    })
  })
  const mediaOfFonts = () => page.evaluate('mediaOfFonts')
  await page.goto('/videos')
  expect(await mediaOfFonts()).toBe('(scripting:none)')
  await expect.poll(() => page.evaluate(countFonts)).toBeGreaterThan(1)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.reload()
  expect(await mediaOfFonts()).toBe('all')
})
