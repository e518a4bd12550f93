import type { Page } from '@playwright/test'
import { LATE_LAYOUT } from '@/lib/next-runtime/styles/late-layout'
import { expect, test } from '../fixtures/test.ts'

const PAGES = [
  '/',
  '/videos',
  '/video-production-in/detroit-mi',
  '/video-production-in/texas',
  '/videographers-near-me',
  '/hiring-videographers',
  '/blog/what-a-drone-is-good-for',
]

type Late = { count: number; cutOff: string[] }

/** Parts that are laid out late, and those of them that show beyond their edges, where they are cut off. */
const readLate = (page: Page) =>
  page.evaluate((): Late => {
    const late = [...document.querySelectorAll('main *, footer')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    )
    const cutOff = late.filter(
      (part) => part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight,
    )
    return { count: late.length, cutOff: cutOff.map((part) => part.className) }
  })

/** Places and sizes of all that is on the page. */
const readPlaces = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return `${element.tagName} ${element.className} ${x} ${y} ${width} ${height}`
    }),
  )

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  for (const address of PAGES) {
    test(`${address} looks the same while parts of it are laid out late`, async ({ page }) => {
      await page.goto(address)
      for (const width of [390, 1440]) {
        // So tall that all of it is near the window.
        await page.setViewportSize({ width, height: 12_000 })
        await page.evaluate(() => document.fonts.ready)
        const places = await readPlaces(page)
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet()
          sheet.replaceSync(css)
          document.adoptedStyleSheets = [sheet]
        }, LATE_LAYOUT)
        // What is near the window is known after a frame.
        await expect.poll(() => readPlaces(page)).toEqual(places)
        const { count, cutOff } = await readLate(page)
        expect(count).toBeGreaterThan(0)
        expect(cutOff).toEqual([])
        await page.evaluate(() => {
          document.adoptedStyleSheets = []
        })
      }
    })
  }
})

/** How many sheets lay parts out late when the page is hydrated. */
const sheetsBefore = (page: Page) => page.evaluate('window.sheetsBefore')

test('what is below the window is laid out once the page is hydrated, for whoever opens it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('hydrated', () =>
      Object.assign(window, { sheetsBefore: document.adoptedStyleSheets.length }),
    )
  })
  await page.goto('/login')
  await expect.poll(() => sheetsBefore(page)).toBe(1)
  await page.goto('/videos')
  await expect.poll(() => sheetsBefore(page)).toBe(1)
  expect((await readLate(page)).count).toBe(0)
  const places = await readPlaces(page)

  await page.reload()
  await expect.poll(() => sheetsBefore(page)).toBe(0)
  await expect.poll(() => readPlaces(page)).toEqual(places)

  await page.goto('about:blank')
  await page.goBack()
  await expect.poll(() => sheetsBefore(page)).toBe(0)

  await page.goto('/video-production-in/detroit-mi#content')
  await expect.poll(() => sheetsBefore(page)).toBe(0)
})
